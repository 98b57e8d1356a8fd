import Drawing
import Figures
import Geometry
import GtkKit
import Hierarchy
import Session

/// Hover highlights, both ways between stage and hierarchy.
extension StagePane {
  /// Reports the node under the pointer.
  func point(at place: CGPoint?) {
    let node = place.flatMap { figure?.picture.node(at: $0) }
    looked = lookedAt(node)
    guard node != pointedHere else { return }
    pointedHere = node
    onPoint(node)
  }

  /// The outline of the node hovered in the hierarchy.
  func pointedPicture(_ size: CGSize) -> DisplayList? {
    guard let model, let figure, let pointed, let look else { return nil }
    let view = model.state.controllers[pointed].flatMap(\.view) ?? pointed
    guard let frame = figure.picture.nodes.first(where: { $0.node == view })?.frame,
      frame.width > 0, frame.height > 0
    else { return nil }
    return DisplayList(
      size: size,
      items: Self.mark(frame, Palette(look.theme))
        + figure.plate(
          of: view, in: model.state, options: look.options(for: model.opened, size: size))
    )
  }

  /// A translucent rectangle with an outline, on white over dark content.
  static func mark(_ frame: CGRect, _ palette: Palette) -> [DisplayList.Item] {
    let path = Path.rectangle(frame)
    return [
      .fill(path, palette.accent.withAlpha(0.14)),
      .stroke(path, Stroke(Color.white.withAlpha(0.7), width: 3)),
      .stroke(path, Stroke(palette.accent, width: 1.5)),
    ]
  }
}
