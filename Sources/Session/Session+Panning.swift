package import Geometry
package import Hierarchy
import Scenarios

/// A pan gesture on a view: a list scrolls, a card follows.
///
/// As with markers, time stands still while the pointer rests, and every move takes a sixtieth of a
/// second.
extension Session {
  /// A touch on a view, and the state before it.
  struct Touch {
    let view: NodeID
    var distance = CGSize.zero
    var velocity = CGSize.zero
    let before: Before
  }

  private static let moveDuration = 1.0 / 60

  /// Starts a touch on a view.
  package mutating func beginPan(on view: NodeID) {
    guard touch == nil else { return }
    touch = Touch(view: view, before: takeHold())
    act(.pan(view, .began))
  }

  /// Moves the touch to a distance from its start, in points of the screen.
  package mutating func continuePan(by distance: CGSize) {
    guard let touch, touch.distance != distance else { return }
    self.touch?.velocity = CGSize(
      width: (distance.width - touch.distance.width) / Self.moveDuration,
      height: (distance.height - touch.distance.height) / Self.moveDuration)
    self.touch?.distance = distance
    player.tick(Self.moveDuration, in: recording, isOpenEnded: true)
    act(.pan(touch.view, .changed(by: distance)))
  }

  /// Ends the touch with the speed of its last move unless it rested; or cancels it.
  package mutating func endPan(rested: Bool, cancelled: Bool = false) {
    guard let touch else { return }
    self.touch = nil
    if !cancelled {
      act(.pan(touch.view, .ended(velocity: rested ? .zero : touch.velocity)))
      if recording.differs(from: touch.before.outcome.recording) { return play() }
    }
    // Nothing moved, or it was cancelled.
    restore(touch.before)
  }
}
