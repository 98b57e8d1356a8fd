/// A scrolling list of tappable text rows.
///
/// The list paints its rows itself; invisible subviews receive the touches of visible rows.
final class RowList: ScrollView {
  static let rowHeight = 44.0

  /// The texts of the rows, from the top.
  var titles: [String] = [] {
    didSet {
      content = .list(titles)
      placeRows()
    }
  }
  /// The height of the content beyond its rows, in points.
  var extraHeight = 0.0 { didSet { placeRows() } }
  /// Called with the index of a tapped row.
  var onSelect: ((Int) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    placeRows()
  }

  private func placeRows() {
    contentSize = CGSize(
      width: bounds.width, height: Double(titles.count) * Self.rowHeight + extraHeight)
    while subviews.count > titles.count { subviews.last?.removeFromSuperview() }
    while subviews.count < titles.count { addSubview(makeRow(at: subviews.count)) }
    for (index, row) in subviews.enumerated() {
      row.frame = CGRect(
        x: 0, y: Double(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
      row.isHidden = !row.frame.overlaps(bounds)
    }
  }

  private func makeRow(at index: Int) -> View {
    let row = simulation.make { Button("\(name).row\(index)") }
    row.onTap = { [weak self] in self?.onSelect?(index) }
    return row
  }
}
