package import Geometry
package import Hierarchy
import Scenarios

/// A finger that moves over a view: a list scrolls, a card follows.
///
/// As with markers, time stands still while the finger rests, and every move takes one sixtieth of
/// a second.
extension Session {
  /// A finger on a view, and what there was before it came.
  struct Touch {
    let view: NodeID
    var distance = CGSize.zero
    var velocity = CGSize.zero
    let before: Before
  }

  private static let moveDuration = 1.0 / 60

  /// Puts the finger down on a view; whether anything moves with it shows later.
  package mutating func beginPan(on view: NodeID) {
    guard touch == nil else { return }
    touch = Touch(view: view, before: takeHold())
    act(.pan(view, .began))
  }

  /// Moves the finger, which is now so many points of the screen from where it came down.
  package mutating func continuePan(by distance: CGSize) {
    guard let touch, touch.distance != distance else { return }
    self.touch?.velocity = CGSize(
      width: (distance.width - touch.distance.width) / Self.moveDuration,
      height: (distance.height - touch.distance.height) / Self.moveDuration)
    self.touch?.distance = distance
    player.tick(Self.moveDuration, in: recording, isOpenEnded: true)
    act(.pan(touch.view, .changed(by: distance)))
  }

  /// Lifts the finger, at the speed of its last move unless it rested; or takes it all back.
  package mutating func endPan(rested: Bool, cancelled: Bool = false) {
    guard let touch else { return }
    self.touch = nil
    if !cancelled {
      act(.pan(touch.view, .ended(velocity: rested ? .zero : touch.velocity)))
      if recording.differs(from: touch.before.outcome.recording) { return play() }
    }
    // Nothing there can be moved, or it was not meant.
    restore(touch.before)
  }
}
