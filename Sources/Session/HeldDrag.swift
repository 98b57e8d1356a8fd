import Geometry
import Hierarchy
import Scenarios

/// A drag in progress: of a marker, an edge of the device, or the screen's content.
///
/// During a drag the previous state is kept, so that the drag can be cancelled.
indirect enum HeldDrag: Sendable {
  case marker(MarkerDrag, before: History.Snapshot)
  case edge(EdgeDrag, before: History.Snapshot)
  case touch(TouchDrag, before: History.Snapshot)

  struct MarkerDrag: Sendable {
    let map: NodeID
    let marker: Int
    var place: Content.Place

    func gesture(_ phase: Gesture.DragPhase) -> Gesture {
      .dragMarker(map: map, marker: marker, phase, place: place)
    }
  }

  /// An edge drag with the device's initial size; or a divider drag.
  struct EdgeDrag: Sendable {
    let size: CGSize?
    let screen: CGSize?
  }

  /// A touch on a view.
  struct TouchDrag: Sendable {
    let view: NodeID
    var distance = CGSize.zero
    var velocity = CGSize.zero
  }

  /// The duration of a move, in seconds: time stands still while the pointer rests.
  static let moveDuration = 1.0 / 60
}
