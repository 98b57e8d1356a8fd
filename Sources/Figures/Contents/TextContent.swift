import Drawing
import Geometry
import Hierarchy

/// A label: lines of centered text, optionally with a shadow.
enum TextContent {
  private static let margin = 8.0

  static func items(
    _ text: Content.Text, in bounds: CGRect, on canvas: StagePainter
  ) -> [DisplayList.Item] {
    let box = bounds.insetBy(dx: min(margin, bounds.width / 4), dy: 0)
    let run = TextRun(
      text.string, size: text.size, weight: text.isBold ? .bold : .regular, color: text.color,
      maximumLines: 0)
    var items: [DisplayList.Item?] = []
    if let shadow = text.shadow {
      var dark = run
      dark.color = shadow
      items.append(canvas.centered(dark, in: box, shift: CGSize(width: 1, height: 1)))
    }
    items.append(canvas.centered(run, in: box))
    return items.compactMap(\.self)
  }
}
