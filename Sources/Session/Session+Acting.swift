package import Hierarchy
package import Scenarios

/// Acting on what is seen, and taking it back.
extension Session {
  package mutating func select(_ node: NodeID?) { selection = node }

  /// Does something at the place where the player stands, then plays on from there.
  ///
  /// What had been done later is forgotten; undo brings it back. A gesture to which nothing
  /// happens, such as a tap on a locked button, is not made at all.
  package mutating func perform(_ gesture: Gesture) {
    endDrag()
    let before = self
    remember()
    act(gesture)
    guard recording.differs(from: run.with(Array(run.gestures.dropLast())).record()) else {
      self = before
      return
    }
    play()
  }

  mutating func remember() {
    past.append(run)
    future = []
  }

  mutating func act(_ gesture: Gesture) {
    let done = zip(run.gestures, gestureStarts).prefix { $0.1 < player.eventCount }.map(\.0)
    run = run.with(done)
    run.perform(gesture, at: player.instant, afterEvents: forkedScript)
    outcome = run.execute()
    player.adopt(recording)
  }

  /// How many events of a script are left when one acts at this place, or nil when all are.
  private var forkedScript: Int? {
    guard let script = outcome.script, player.eventCount < script.eventCount else { return nil }
    return player.eventCount
  }

  mutating func play() {
    if reducesMotion {
      player.seekToEnd(of: recording)
    } else if player.eventCount < recording.events.count || player.instant < recording.end {
      player.play(recording)
    }
  }

  /// Takes back the last thing done; a marker in hand is only given back.
  package mutating func undo() {
    guard drag == nil else { return endDrag(cancelled: true) }
    guard let earlier = past.popLast() else { return }
    future.append(run)
    replay(earlier)
  }

  package mutating func redo() {
    endDrag(cancelled: true)
    guard let later = future.popLast() else { return }
    past.append(run)
    replay(later)
  }

  mutating func replay(_ other: Run) {
    drag = nil
    run = other
    outcome = run.execute()
    player.seekToEnd(of: recording)
  }
}

extension Recording {
  /// Whether more happened than that turns passed.
  fileprivate func differs(from other: Recording) -> Bool {
    changes != other.changes || happenings != other.happenings
  }

  /// Everything in the whole trace but the touches themselves, which are no consequence of one.
  private var happenings: [String] {
    events.compactMap(traceLine(of:)).filter { !$0.hasSuffix(".tap()") }
  }
}
