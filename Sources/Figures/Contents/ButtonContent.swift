import Drawing
import Geometry
import Hierarchy

/// A push button: a centered title, on a plate if the view has no background.
enum ButtonContent {
  static func items(
    _ title: String, in view: ViewState, on canvas: StagePainter
  ) -> [DisplayList.Item] {
    let hasGround = (view.backgroundColor?.alpha ?? 0) > 0.5
    var items: [DisplayList.Item] = []
    if !hasGround {
      items.append(
        .fill(
          .roundedRectangle(view.bounds, radius: 8), Color(hex: 0xE3EEF8)))
    }
    var run = TextRun(
      title, size: min(17, max(view.bounds.height * 0.5, 6)), weight: .semibold,
      color: hasGround ? view.defaultTextColor : Color(hex: 0x145A96))
    let box = view.bounds.insetBy(dx: 6, dy: 0)
    run.size *= shrinkage(of: run, in: box, on: canvas)
    if let text = canvas.centered(run, in: box) {
      items.append(text)
    }
    return items
  }

  /// The scale of a title that is too long for its button, within limits.
  private static func shrinkage(of run: TextRun, in box: CGRect, on canvas: StagePainter) -> Double
  {
    let width = canvas.shaper.size(of: run).width
    return width > box.width ? max(box.width / width, 0.6) : 1
  }
}
