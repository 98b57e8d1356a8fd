package import Hierarchy
package import Scenarios

/// User actions, and undo.
extension Session {
  /// Selects a node in all panes and reveals it; nil clears the selection.
  package mutating func select(_ node: NodeID?) {
    selection = node
    if let node { reveal(node) }
  }

  /// Performs a gesture at the playhead, then plays from there.
  ///
  /// Later actions stay in another branch. A gesture without effect, such as a tap on a disabled
  /// button, is not recorded.
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

  /// Saves the run for undo.
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

  /// How many events of a script are kept when acting at this point; nil for all.
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

  /// Undoes the last action; during a drag, cancels it instead.
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
  /// Whether later requests will be answered differently.
  fileprivate func changesSurroundings(of other: RunOutcome) -> Bool {
    guard let surroundings, let others = other.surroundings else { return false }
    return surroundings != others
  }
}

extension Recording {
  /// Whether it has other events than the passing of turns.
  func differs(from other: Recording) -> Bool {
    changes != other.changes || happenings != other.happenings
  }

  /// The whole trace except the touches themselves.
  private var happenings: [String] {
    events.compactMap(traceLine(of:)).filter { !$0.hasSuffix(".tap()") && !$0.contains(".pan(") }
  }
}
