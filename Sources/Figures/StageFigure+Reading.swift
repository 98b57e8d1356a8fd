import Drawing
package import Geometry
package import Hierarchy

/// The stage for those who cannot see it: what says something or can be used, with its words.
extension StageFigure {
  /// One thing to read on the stage.
  package struct Reading: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case button, map, text }

    /// The view it is.
    package let node: NodeID
    package let kind: Kind
    /// What it says.
    package let label: String
    /// How it is used; empty when it is only read.
    package let hint: String
    /// Where it is on the picture.
    package let frame: CGRect
  }

  /// The readable views on screen, in painting order.
  package func readings(of state: HierarchyState) -> [Reading] {
    picture.nodes.compactMap { placed in
      guard let view = state.presentation(of: placed.node), view.bounds.width > 0 else {
        return nil
      }
      let size = CGSize(
        width: max(1, placed.frame.width.rounded()), height: max(1, placed.frame.height.rounded()))
      let frame = CGRect(origin: placed.frame.origin, size: size)
      func reading(_ kind: Reading.Kind, _ label: String, _ hint: String = "") -> Reading {
        Reading(node: view.id, kind: kind, label: label, hint: hint, frame: frame)
      }
      switch view.content {
      case .none: return nil
      case .button(let title): return reading(.button, title)
      case .picture(let name):
        return state.isButton(view.id) ? reading(.button, "\(name) button") : nil
      case .text(let text): return text.string.isEmpty ? nil : reading(.text, text.string)
      case .map(let map):
        let places = map.markers.map { "\($0.picture) at \($0.place.text)" }
        return reading(
          .map, ([view.name] + places).joined(separator: ", "),
          "The arrow keys move the marker, with Shift in larger steps.")
      case .bar, .list, .spinner:
        return view.content.words.map { reading(.text, $0) }
      }
    }
  }
}

extension HierarchyState {
  /// Whether a view is something to press.
  package func isButton(_ view: NodeID) -> Bool { views[view]?.className == "Button" }
}
