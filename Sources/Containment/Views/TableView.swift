/// Rows of text that scroll, and can be tapped one by one.
///
/// UIKit: `UITableView`, since iOS 2, with one section of plain cells.
public final class TableView: ScrollView {
  /// The height of a row, in points.
  public static let rowHeight = 44.0

  /// The texts of the rows, from the top.
  ///
  /// UIKit: what the data source answers, since iOS 2.
  public var rows: [String] = [] {
    didSet {
      content = .list(rows)
      if let row = selectedRow, !rows.indices.contains(row) { selectedRow = nil }
      fitContent()
    }
  }
  /// The row that was tapped last, as long as it is there; nil for none.
  ///
  /// UIKit: `indexPathForSelectedRow`, since iOS 2.
  public private(set) var selectedRow: Int?
  /// Called with the row when one is tapped.
  ///
  /// UIKit: `tableView(_:didSelectRowAt:)` of the delegate, since iOS 2.
  public var onSelect: ((_ row: Int) -> Void)?

  /// Acts as a finger that taps a row; nothing happens when there is no such row, or no touches are
  /// taken.
  ///
  /// Ours, in place of touches.
  public func tapRow(_ row: Int) {
    guard rows.indices.contains(row), isUserInteractionEnabled else { return }
    selectedRow = row
    onSelect?(row)
  }

  /// Takes the selection back.
  ///
  /// UIKit: `deselectRow(at:animated:)`, since iOS 2.
  public func deselectRow() { selectedRow = nil }

  /// The row under a point of this view's coordinates, or nil.
  ///
  /// UIKit: `indexPathForRow(at:)`, since iOS 2.
  public func row(at point: CGPoint) -> Int? {
    guard point.y.isFinite, point.y >= 0, point.y < Double(rows.count) * Self.rowHeight else {
      return nil
    }
    return Int(point.y / Self.rowHeight)
  }

  /// Where a row stands in this view's coordinates; rows that are not there stand nowhere.
  ///
  /// UIKit: `rectForRow(at:)`, since iOS 2.
  public func rect(forRow row: Int) -> CGRect {
    guard rows.indices.contains(row) else { return .zero }
    return CGRect(
      x: 0, y: Double(row) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Double(rows.count) * Self.rowHeight)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
  }

  private func fitContent() {
    contentSize = CGSize(width: bounds.width, height: Double(rows.count) * Self.rowHeight)
  }
}
