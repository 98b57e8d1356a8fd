import Drawing
package import Geometry
package import Hierarchy
import Tunnel
import Support

/// Accessibility of the stage: elements with text or an action.
extension StageFigure {
  /// An element of the stage for screen readers.
  package struct AccessibleItem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case button, map, text
      /// A map's marker, by index.
      case marker(Int)
    }

    /// Identifies an element across changes.
    package struct ID: Hashable, Sendable {
      package let node: NodeID
      package let kind: Kind

      package init(node: NodeID, kind: Kind) { (self.node, self.kind) = (node, kind) }
    }

    /// Its view, or the view that contains it.
    package let node: NodeID
    package let kind: Kind
    package var id: ID { ID(node: node, kind: kind) }
    /// The accessible name.
    package let label: String
    /// The usage hint; empty for text.
    package let hint: String
    /// Its frame in the picture.
    package let frame: CGRect
    /// A marker's longitude in degrees, its numeric value.
    package var longitude: Double?

    package var isMarker: Bool { longitude != nil }
  }

  /// The accessible elements on screen, in painting order.
  package func readings(of state: HierarchyState) -> [AccessibleItem] {
    let markers = Dictionary(grouping: markers(in: state), by: \.map)
    return picture.nodes.flatMap { placed -> [AccessibleItem] in
      guard let reading = reading(of: placed, in: state) else { return [] }
      return [reading]
        + (markers[placed.node] ?? []).compactMap { marker in
          self.reading(of: marker, in: state)
        }
    }
  }

  private func reading(of marker: Marker, in state: HierarchyState) -> AccessibleItem? {
    guard case .map(let map)? = state.views[marker.map]?.content,
      map.markers.indices.contains(marker.index)
    else { return nil }
    let shown = map.markers[marker.index]
    return AccessibleItem(
      node: marker.map, kind: .marker(marker.index),
      label: localized("\(shown.picture) at \(shown.place.text(in: mapLook.locale))"),
      hint:
        localized(
          "The arrow keys move it, with Shift ten times as far; Home brings it back to the start."
        ),
      frame: CGRect(
        x: marker.frame.minX.rounded(), y: marker.frame.minY.rounded(),
        width: max(1, marker.frame.width.rounded()),
        height: max(1, marker.frame.height.rounded())),
      longitude: shown.place.coordinate?.longitude ?? 0)
  }

  private func reading(of placed: DisplayList.Placed, in state: HierarchyState) -> AccessibleItem? {
    guard let view = state.presentation(of: placed.node), view.bounds.width > 0 else {
      return nil
    }
    let size = CGSize(
      width: max(1, placed.frame.width.rounded()), height: max(1, placed.frame.height.rounded()))
    let frame = CGRect(origin: placed.frame.origin, size: size)
    func reading(_ kind: AccessibleItem.Kind, _ label: String, _ hint: String = "")
      -> AccessibleItem
    {
      AccessibleItem(node: view.id, kind: kind, label: label, hint: hint, frame: frame)
    }
    switch view.content {
    case .none: return nil
    case .button(let title): return reading(.button, title)
    case .picture(let name):
      return state.isButton(view.id) ? reading(.button, localized("\(name) button")) : nil
    case .text(let text): return text.string.isEmpty ? nil : reading(.text, text.string)
    case .map(let map):
      let places = map.markers.map {
        localized("\($0.picture) at \($0.place.text(in: mapLook.locale))")
      }
      return reading(
        .map, ([view.name] + places).joined(separator: ", "),
        "The arrow keys move the map, plus and minus bring it closer or further away; "
          + "Home brings the marker back to the start.")
    case .bar, .slidingBar, .list, .spinner, .widget:
      return view.content.words.map { reading(.text, $0) }
    }
  }
}

extension HierarchyState {
  /// Whether a view is a button.
  package func isButton(_ view: NodeID) -> Bool { views[view]?.className == "Button" }
}
