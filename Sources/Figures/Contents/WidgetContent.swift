import Drawing
import Geometry
import Hierarchy

/// A widget of a watched program: an outline; `WidgetLabels` adds its name.
///
/// Focusable widgets have a strong outline, containers a faint one.
enum WidgetContent {
  static let ink = Color(hex: 0x2B3A4A)
  private static let accent = Color(hex: 0x1C62B9)

  static func items(_ widget: Content.Widget, in view: ViewState) -> [DisplayList.Item] {
    let box = view.bounds.insetBy(dx: 0.5, dy: 0.5)
    guard box.width > 0, box.height > 0 else { return [] }
    let isFocused = widget.states.contains("focused")
    let isFirm = widget.states.contains("focusable")
    let isLeaf = view.subviews.isEmpty
    let outline = Path.rectangle(box)
    var items: [DisplayList.Item] = []
    // The program is the desktop that contains its windows, which are drawn separately.
    guard view.superview != nil else { return [] }
    if isFirm { items.append(.fill(outline, accent.withAlpha(0.06))) }
    items.append(
      .stroke(
        outline,
        Stroke(
          isFocused ? accent : ink.withAlpha(isFirm ? 0.7 : isLeaf ? 0.4 : 0.18),
          width: isFocused ? 2 : 1)))
    return items
  }
}
