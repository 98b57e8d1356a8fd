/// A scrolling list of text rows that can be tapped.
///
/// UIKit: `UITableView`, since iOS 2, with one section of plain cells.
public final class TableView: ScrollView {
  /// The height of a row, in points.
  public static let rowHeight = 44.0

  /// The texts of the rows, from the top.
  ///
  /// UIKit: the data source's results, since iOS 2.
  public var rows: [String] = [] {
    didSet {
      content = .list(rows)
      if let row = selectedRow, !rows.indices.contains(row) { selectedRow = nil }
      fitContent()
    }
  }
  /// The row tapped last, if it still exists; nil for none.
  ///
  /// UIKit: `indexPathForSelectedRow`, since iOS 2.
  public private(set) var selectedRow: Int?
  /// Called with the row that was tapped.
  ///
  /// UIKit: `tableView(_:didSelectRowAt:)` of the delegate, since iOS 2.
  public var onSelect: ((_ row: Int) -> Void)?

  /// Simulates a tap on a row; has no effect if it does not exist or touches are disabled.
  ///
  /// An addition to UIKit; simulates touches.
  public func tapRow(_ row: Int) {
    guard rows.indices.contains(row), isUserInteractionEnabled else { return }
    selectedRow = row
    onSelect?(row)
  }

  /// Clears the selection.
  ///
  /// UIKit: `deselectRow(at:animated:)`, since iOS 2.
  public func deselectRow() { selectedRow = nil }

  /// The row at a point in this view's coordinates, or nil.
  ///
  /// UIKit: `indexPathForRow(at:)`, since iOS 2.
  public func row(at point: CGPoint) -> Int? {
    guard point.y.isFinite, point.y >= 0, point.y < Double(rows.count) * Self.rowHeight else {
      return nil
    }
    return Int(point.y / Self.rowHeight)
  }

  /// The frame of a row in this view's coordinates; zero if it does not exist.
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
