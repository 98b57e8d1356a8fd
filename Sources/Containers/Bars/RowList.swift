/// Rows of text that scroll, each of which a finger can tap.
///
/// What is painted is the list's own; above it lies something to touch for each row in sight.
final class RowList: ScrollView {
  static let rowHeight = 44.0

  /// What the rows say, from the top.
  var titles: [String] = [] {
    didSet {
      content = .list(titles)
      placeRows()
    }
  }
  /// How much longer the content is than its rows, in points.
  var extraHeight = 0.0 { didSet { placeRows() } }
  /// Called with the place of a row when it is tapped.
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
