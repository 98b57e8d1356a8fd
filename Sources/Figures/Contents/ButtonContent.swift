import Drawing
import Geometry
import Hierarchy

/// A push button: its title in the middle, on a plate if the view has no ground of its own.
enum ButtonContent {
  static func items(
    _ title: String, in view: ViewState, on canvas: Canvas
  ) -> [DisplayList.Item] {
    let hasGround = (view.backgroundColor?.alpha ?? 0) > 0.5
    var items: [DisplayList.Item] = []
    if !hasGround {
      items.append(
        .fill(
          .roundedRectangle(view.bounds, radius: 8), Color(hex: 0xE3EEF8)))
    }
    let run = TextRun(
      title, size: min(17, max(view.bounds.height * 0.5, 6)), weight: .semibold,
      color: hasGround ? view.defaultTextColor : Color(hex: 0x145A96))
    if let text = canvas.centered(run, in: view.bounds.insetBy(dx: 6, dy: 0)) {
      items.append(text)
    }
    return items
  }
}
