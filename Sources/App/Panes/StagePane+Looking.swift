import Drawing
import Figures
import Geometry
import GtkKit
import Hierarchy
import Session
import Support

/// Inspecting a stage without interaction, such as a dump: outlines and names the hovered view.
extension StagePane {
  func listenToLooking() {
    canvas.onTooltip { [weak self] event in
      guard let self, let id = lookedAt(figure?.picture.node(at: event.position)) else {
        return nil
      }
      return words(about: id)
    }
  }

  /// The hovered view; nil if the stage is interactive.
  func lookedAt(_ node: NodeID?) -> NodeID? {
    guard let model, let node, model.isReadOnly,
      !model.state.windows.contains(where: { $0.view == node })
    else { return nil }
    return node
  }

  /// "UILabel#2, UILabel, 20, 64, 280 × 21".
  private func words(about id: NodeID) -> String? {
    guard let view = model?.state.presentation(of: id) else { return nil }
    // Program widgets show their own label.
    if case .widget = view.content { return nil }
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).inspected }
    let place = "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
    return view.unknown.contains(.frame)
      ? "\(view.name), \(view.className)" : "\(view.name), \(view.className), \(place)"
  }
}
