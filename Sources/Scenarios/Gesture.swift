package import Hierarchy

/// One thing a person does to a running system.
package enum Gesture: Hashable, Sendable {
  /// A finger touches a view and lifts.
  case tap(NodeID)
  /// A finger drags a marker of a map.
  case dragMarker(map: NodeID, marker: Int, DragPhase, place: Content.Place)
  /// An action of the system's recipe, by its short name.
  case action(String)
  /// The device is turned by a quarter.
  case rotate

  /// What a finger does with a marker.
  package enum DragPhase: Hashable, Sendable { case began, changed, ended, cancelled }
}

extension Gesture {
  /// Whether it is a marker on its way, which the next such gesture makes forgotten.
  var isMove: Bool {
    if case .dragMarker(_, _, .changed, _) = self { true } else { false }
  }
}

/// A gesture and when it is made.
package struct TimedGesture: Hashable, Sendable {
  package let gesture: Gesture
  package let instant: Instant

  package init(_ gesture: Gesture, at instant: Instant) {
    (self.gesture, self.instant) = (gesture, instant)
  }
}
