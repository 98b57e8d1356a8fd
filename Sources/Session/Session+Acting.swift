package import Hierarchy
package import Scenarios

/// Acting on what is seen, and taking it back.
extension Session {
  /// Chooses a node for all panes, which is then in sight; nil for none.
  package mutating func select(_ node: NodeID?) {
    selection = node
    if let node { reveal(node) }
  }

  /// Does something at the place where the player stands, then plays on from there.
  ///
  /// What had been done later stays as another branch. A gesture to which nothing
  /// happens, such as a tap on a locked button, is not made at all.
  package mutating func perform(_ gesture: Gesture) {
    letGo()
    let before = self
    remember()
    forkInPast()
    act(gesture)
    let untouched = run.with(Array(run.gestures.dropLast())).execute()
    guard
      recording.differs(from: untouched.recording) || gesture.isOfNetwork
        || outcome.script?.stop != untouched.script?.stop
        || outcome.changesSurroundings(of: untouched)
    else {
      self = before
      return
    }
    play()
  }

  /// Keeps the run as it is, for undo.
  mutating func remember() {
    past.append(presentVersion)
    forgetWhatWasTakenBack()
  }

  mutating func act(_ gesture: Gesture) {
    let done = zip(run.gestures, gestureStarts).prefix { $0.1 < player.eventCount }.map(\.0)
    run = run.with(done)
    run.perform(gesture, at: player.instant, afterEvents: forkedScript)
    outcome = run.execute()
    chosenStatement = nil
    player.adopt(recording)
    refocus()
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

  /// Takes back the last thing done; what a finger holds is only given back.
  package mutating func undo() {
    guard !isHolding else { return giveBack() }
    guard let earlier = past.popLast() else {
      return handWriting.canTakeBack ? takeBackWriting() : bringBackReplaced()
    }
    future.append(presentVersion)
    show(earlier)
  }

  package mutating func redo() {
    giveBack()
    guard let later = future.popLast() else {
      return handWriting.canWriteAgain ? writeAgain() : replaceAgain()
    }
    past.append(presentVersion)
    show(later)
  }

  mutating func replay(_ other: Run) {
    chosenStatement = nil
    run = other
    outcome = run.execute()
    player.seekToEnd(of: recording)
    refocus()
  }
}

extension Gesture {
  /// Whether it changes the network, which sends no event.
  fileprivate var isOfNetwork: Bool {
    if case .network = self { true } else { false }
  }
}

extension RunOutcome {
  /// Whether what is asked for later will be answered otherwise.
  fileprivate func changesSurroundings(of other: RunOutcome) -> Bool {
    guard let surroundings, let others = other.surroundings else { return false }
    return surroundings != others
  }
}

extension Recording {
  /// Whether more happened than that turns passed.
  func differs(from other: Recording) -> Bool {
    changes != other.changes || happenings != other.happenings
  }

  /// Everything in the whole trace but the touches themselves, which are no consequence of one.
  private var happenings: [String] {
    events.compactMap(traceLine(of:)).filter { !$0.hasSuffix(".tap()") && !$0.contains(".pan(") }
  }
}
