import Drawing
import Geometry
import Hierarchy

/// Rows of text with separators, clipped to the view.
enum ListContent {
  private static let rowHeight = 44.0

  static func items(
    _ rows: [String], in view: ViewState, on canvas: StagePainter
  ) -> [DisplayList.Item] {
    let bounds = view.bounds
    let ink = view.defaultTextColor
    let rule = ink.withAlpha(0.18)
    var items: [DisplayList.Item] = []
    for (index, row) in rows.enumerated() {
      let top = Double(index) * rowHeight
      guard top + rowHeight > bounds.minY else { continue }
      guard top < bounds.maxY else { break }
      let run = TextRun(row, size: 17, color: ink, width: max(bounds.width - 32, 1))
      let height = canvas.shaper.size(of: run).height
      items.append(
        .text(run, at: CGPoint(x: bounds.minX + 16, y: top + (rowHeight - height) / 2)))
      let line = CGRect(
        x: bounds.minX + 16, y: top + rowHeight - 0.5, width: max(bounds.width - 16, 0),
        height: 0.5)
      items.append(.fill(.rectangle(line), rule))
    }
    return [.group(Group(clip: .rectangle(bounds), items: items))]
  }
}
