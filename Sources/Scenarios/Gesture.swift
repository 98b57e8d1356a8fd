package import Geometry
package import Hierarchy

/// A user's action on a running demo.
package enum Gesture: Hashable, Sendable, Codable {
  /// A tap on a view.
  case tap(NodeID)
  /// A drag of a map marker.
  case dragMarker(map: NodeID, marker: Int, DragPhase, place: Content.Place)
  /// A pan that began on a view.
  case pan(NodeID, PanPhase)
  /// An action of the demo's recipe, by its short name.
  case action(String)
  /// A rotation of the device by a quarter turn.
  case rotate
  /// A resize of the window.
  case resize(CGSize, animated: Bool)
  /// Split view with another app, which takes this fraction of the screen's width.
  case share(screen: CGSize, width: Double, animated: Bool)
  /// A change of the network: its latency in seconds, or a failure.
  case network(latency: Double, isDown: Bool)
  /// The device is laid flat.
  case layFlat
  /// A memory warning.
  case warnOfMemory
  /// A canceled transition: the one of an animation, or the interactive one.
  case cancelTransition(animation: Int32?)

  /// A phase of a pan; distances are in points, speeds in points per second.
  package enum PanPhase: Hashable, Sendable, Codable {
    case began
    case changed(by: CGSize)
    case ended(velocity: CGSize)
    case cancelled
  }

  /// A phase of a marker's drag.
  package enum DragPhase: Hashable, Sendable, Codable { case began, changed, ended, cancelled }
}

extension Gesture {
  /// Whether it is an intermediate move, which the next one replaces.
  var isMove: Bool {
    switch self {
    case .dragMarker(_, _, .changed, _), .pan(_, .changed): true
    default: false
    }
  }
}

/// A gesture and its time.
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
