package import Geometry
package import Hierarchy

/// One thing a person does to a running system.
package enum Gesture: Hashable, Sendable, Codable {
  /// A finger touches a view and lifts.
  case tap(NodeID)
  /// A finger drags a marker of a map.
  case dragMarker(map: NodeID, marker: Int, DragPhase, place: Content.Place)
  /// A finger that came down on a view moves.
  case pan(NodeID, PanPhase)
  /// An action of the system's recipe, by its short name.
  case action(String)
  /// The device is turned by a quarter.
  case rotate
  /// The window gets another size, as when its edge is pulled.
  case resize(CGSize, animated: Bool)
  /// Another app stands beside this one, which gets so much of the screen's width.
  case share(screen: CGSize, width: Double, animated: Bool)
  /// The network answers so many seconds later, or not at all.
  case network(latency: Double, isDown: Bool)
  /// The device is laid on a table.
  case layFlat
  /// The system runs short of memory.
  case warnOfMemory
  /// A transition is given up on its way: that to which an animation belongs, or which a finger
  /// leads.
  case cancelTransition(animation: Int32?)

  /// What a moving finger does; distances are in points, speeds in points a second.
  package enum PanPhase: Hashable, Sendable, Codable {
    case began
    case changed(by: CGSize)
    case ended(velocity: CGSize)
    case cancelled
  }

  /// What a finger does with a marker.
  package enum DragPhase: Hashable, Sendable, Codable { case began, changed, ended, cancelled }
}

extension Gesture {
  /// Whether it is something on its way, which the next such gesture makes forgotten.
  var isMove: Bool {
    switch self {
    case .dragMarker(_, _, .changed, _), .pan(_, .changed): true
    default: false
    }
  }
}

/// A gesture and when it is made.
package struct TimedGesture: Hashable, Sendable, Codable {
  package let gesture: Gesture
  package let instant: Instant

  package init(_ gesture: Gesture, at instant: Instant) {
    (self.gesture, self.instant) = (gesture, instant)
  }

  private enum Key: CodingKey { case gesture, nanoseconds }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields.decode(Gesture.self, forKey: .gesture),
      at: Instant(nanoseconds: try fields.decode(Int64.self, forKey: .nanoseconds)))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(gesture, forKey: .gesture)
    try fields.encode(instant.nanoseconds, forKey: .nanoseconds)
  }
}
