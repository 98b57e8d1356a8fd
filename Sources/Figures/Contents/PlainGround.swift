import Drawing
import Geometry
import Hierarchy

/// The default background of a controller's view: a distinct color, and its name.
///
/// A plain controller's view is transparent, so a stage of them would be black. This drawing is
/// part of the figure, not of the simulated view.
enum PlainGround {
  private static let colors = [0x35618E, 0x3E7C59, 0x7A5C99, 0xA1763A, 0x2F7480, 0x9A5450].map {
    Color(hex: UInt32($0))
  }
  private static let inset = 1.0
  private static let size = 22.0

  /// Empty for views with content or background, and for views without a controller.
  static func items(of view: ViewState, on canvas: StagePainter) -> [DisplayList.Item] {
    guard let controller = view.controller, let state = canvas.state.controllers[controller],
      (view.backgroundColor?.alpha ?? 0) == 0, view.content == .none, view.bounds.width > 0,
      view.bounds.height > 0
    else { return [] }
    let color = colors[Int(controller.rawValue) % colors.count]
    let edge = view.bounds.insetBy(dx: inset, dy: inset)
    let name = Content.text(Content.Text(state.name, size: size, color: .white))
    var items: [DisplayList.Item] = [.fill(.rectangle(view.bounds), color)]
    if edge.width > 0, edge.height > 0 {
      items.append(
        .stroke(.rectangle(edge), Stroke(Color.white.withAlpha(0.35), width: 2 * inset)))
    }
    return items + canvas.items(of: name, in: view)
  }
}
