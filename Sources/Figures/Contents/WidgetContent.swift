import Drawing
import Geometry
import Hierarchy

/// A widget of a watched program: an outline of where it is, with its name where there is room.
///
/// What can have the focus is drawn firmly, what only holds others faintly.
enum WidgetContent {
  private static let ink = Color(hex: 0x2B3A4A)
  private static let accent = Color(hex: 0x1C62B9)

  static func items(
    _ widget: Content.Widget, in view: ViewState, on canvas: Canvas
  ) -> [DisplayList.Item] {
    let box = view.bounds.insetBy(dx: 0.5, dy: 0.5)
    guard box.width > 0, box.height > 0 else { return [] }
    let isFocused = widget.states.contains("focused")
    let isFirm = widget.states.contains("focusable")
    let isLeaf = view.subviews.isEmpty
    let outline = Path.rectangle(box)
    var items: [DisplayList.Item] = []
    if isFirm || view.superview == nil {
      items.append(.fill(outline, isFirm ? accent.withAlpha(0.06) : .white))
    }
    items.append(
      .stroke(
        outline,
        Stroke(
          isFocused ? accent : ink.withAlpha(isFirm ? 0.7 : isLeaf ? 0.4 : 0.18),
          width: isFocused ? 2 : 1)))
    let words = widget.name.isEmpty ? (isFirm ? widget.role : "") : widget.name
    guard isLeaf || isFirm, !words.isEmpty, box.width > 16, box.height > 9 else { return items }
    var run = TextRun(
      words, size: min(12, box.height * 0.7), color: ink, alignment: .center, width: box.width - 6)
    let height = canvas.shaper.size(of: run).height
    if height > box.height { run.size = max(run.size * box.height / height, 4) }
    items.append(
      .text(run, at: CGPoint(x: box.minX + 3, y: box.midY - min(height, box.height) / 2)))
    return [.group(Group(clip: .rectangle(view.bounds), items: items))]
  }
}
