package import Geometry
package import Hierarchy
package import Scenarios
import Support

/// Gestures, undo and redo.
extension Session {
  /// Performs a gesture at the playhead, then plays from there.
  ///
  /// Later actions stay in another branch. A gesture without effect, such as a tap on a disabled
  /// button, is not recorded.
  package mutating func perform(_ gesture: Gesture) {
    letGo()
    let before = self
    remember()
    opened.forkInPast()
    opened.act(gesture)
    let run = opened.run
    let untouched = run.with(Array(run.gestures.dropLast())).execute()
    guard opened.differs(from: untouched, after: gesture) else {
      self = before
      return
    }
    opened.play()
  }

  /// Saves the run for undo.
  mutating func remember() {
    history.past.append(opened.presentVersion)
    history.forgetUndone()
  }

  /// Undoes the last action; during a drag, cancels it instead.
  package mutating func undo() {
    guard !isHolding else { return giveBack() }
    guard let earlier = history.past.popLast() else {
      return history.writing.canTakeBack ? undoWriting() : restoreReplaced()
    }
    history.future.append(opened.presentVersion)
    opened.show(earlier)
  }

  package mutating func redo() {
    giveBack()
    guard let later = history.future.popLast() else {
      return history.writing.canWriteAgain ? redoWriting() : replaceAgain()
    }
    history.past.append(opened.presentVersion)
    opened.show(later)
  }

  /// Reopens the container in another version and replays its gestures.
  package mutating func choose(variant: String) {
    guard variant != opened.run.variant else { return }
    giveBack()
    remember()
    let run = opened.run
    opened.selection = nil
    opened.replay(run.other(variant: variant).with(run.gestures))
  }

  /// Switches to another branch; undo returns to this one.
  package mutating func choose(branch place: Int) {
    guard let branch = opened.branches[place], place != opened.shownBranch else { return }
    giveBack()
    remember()
    opened.show(History.Version(run: branch.run, branch: place, playhead: nil))
  }

  /// Skips the action that caused the current event, and recomputes all that follows; undo
  /// restores it.
  ///
  /// A gesture is omitted in a new branch. A script line becomes a comment.
  package mutating func switchOff() {
    giveBack()
    if let latest = opened.latestGesture {
      remember()
      opened.fork()
      var gestures = opened.run.gestures
      gestures.remove(at: latest)
      let place = opened.player.playhead
      opened.replay(opened.run.with(gestures))
      opened.player.seek(to: place, in: opened.recording)
    } else if let line = opened.executedLine, let text = opened.document?.text {
      writeScript(text.commentingOut(line: line))
    }
  }
}

/// Cancelling a transition midway, in a new branch.
extension Session {
  /// Cancels the transition at the playhead.
  ///
  /// Stores the callbacks for comparison with those of completion. On failure changes nothing and
  /// returns the reason.
  @discardableResult
  package mutating func cancelTransition() -> String? {
    if let refusal = opened.cancellingRefusal { return refusal }
    guard let microscope = opened.microscope, let fraction = opened.fraction else { return nil }
    let before = self
    opened.player.pause()
    let (original, whole) = (opened.shownBranch, opened.recording)
    let count = opened.player.eventCount
    let instant = opened.player.instant
    let animation = microscope.transition.animation
    perform(.cancelTransition(animation: animation))
    let past = opened.recording.events.prefix(count)
    guard opened.recording != whole, let again = opened.microscope,
      past.elementsEqual(whole.events.prefix(count))
    else {
      self = before
      return Self.cancellingFailure
    }
    let ways = CancelledWays(
      whole: whole, cut: opened.recording, instant: instant, end: microscope.end)
    let branch = opened.shownBranch
    if branch != original {
      opened.branches.all[branch].name = localized("Cancelled at \(fraction.percent)")
    }
    opened.keep(
      ways.cancellation(fraction, of: original, in: branch), of: again.transition)
    opened.turnAround()
    return nil
  }

  /// The message for scripts that leave no moment to cancel.
  private static var cancellingFailure: String {
    localized(
      "It can't be cancelled here: an earlier script line runs all animations to their end.") + " "
      + localized("Use advance(by:) instead of finishAnimations().")
  }

  /// Returns to the branch in which the transition is completed, at the moment of cancellation.
  package mutating func returnFromCancelling() {
    guard let cancellation = opened.microscope?.cancellation,
      opened.shownBranch == cancellation.branch
    else {
      return
    }
    choose(branch: cancellation.original)
    opened.seek(toFraction: cancellation.fraction)
  }
}

/// Replacing the document by pasted text; undo restores the document, redo the text.
extension Session {
  /// Opens something in place of the current document; undo restores that.
  package mutating func replace(by open: (inout Session) -> Void) {
    giveBack()
    var (before, earlier) = (snapshot, history.earlier)
    before.history.forgetUndone()
    open(&self)
    history.earlier = (earlier + [before]).suffix(History.most)
  }

  /// Restores the document before the last pasted text.
  private mutating func restoreReplaced() {
    guard let before = history.earlier.popLast() else { return }
    let (earlier, later) = (history.earlier, history.later + [snapshot])
    restore(before)
    (history.earlier, history.later) = (earlier, later)
  }

  /// Restores the last undone pasted text.
  private mutating func replaceAgain() {
    guard let after = history.later.popLast() else { return }
    let (earlier, later) = (history.earlier + [snapshot], history.later)
    restore(after)
    (history.earlier, history.later) = (earlier, later)
  }

  /// What is open, paused, without other documents.
  ///
  /// When it is restored, its program is not watched, and its recording is in a file.
  private var snapshot: History.Snapshot {
    var result = History.Snapshot(opened: opened, history: history)
    (result.history.earlier, result.history.later) = ([], [])
    result.opened.watched = nil
    result.opened.player.pause()
    return result
  }

  private mutating func restore(_ snapshot: History.Snapshot) {
    begin(snapshot.opened)
    history = snapshot.history
    if interrupted == nil { opened.script?.isHeld = false }
  }
}

/// Actions on the device, for any document.
extension Session {
  /// Performs an action of the container.
  package mutating func perform(action slug: String) { perform(.action(slug)) }

  /// Taps a view.
  package mutating func tap(_ view: NodeID) { perform(.tap(view)) }

  /// Rotates the device by 90°.
  package mutating func rotate() {
    if let shared = opened.sharedScreen {
      perform(shared.turned.gesture(animated: true))
    } else {
      perform(.rotate)
    }
  }

  /// Lays the device flat; rotating picks it up.
  package mutating func layFlat() { perform(.layFlat) }

  /// Sends a memory warning.
  package mutating func sendMemoryWarning() { perform(.warnOfMemory) }

  /// Sets the network's state from now on.
  package mutating func setNetwork(_ network: DeviceNetwork) {
    perform(.network(latency: network.latency, isDown: network == .down))
  }

  /// Resizes the device, animated.
  package mutating func resize(to size: CGSize) {
    perform(.resize(DeviceSize.possible(size), animated: true))
  }

  /// Gives the app a part of the screen, animated; a phone's app moves to a tablet.
  package mutating func share(_ part: SharedScreen.Part) {
    if opened.sharedScreen == nil, part == .whole { return }
    let screen = opened.screenToShare
    perform(
      .share(screen: screen, width: SharedScreen.width(of: part, on: screen), animated: true))
  }

  /// Hides the keyboard, or shows it for the first text field.
  package mutating func toggleKeyboard() {
    if let view = opened.state.keyboardTouch { tap(view) }
  }
}

extension String {
  /// The text with a line, from 1, commented out; its indent stays.
  fileprivate func commentingOut(line number: Int) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(number - 1) else { return self }
    let line = lines[number - 1]
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    lines[number - 1] = indent + "// off: " + line.dropFirst(indent.count)
    return lines.joined(separator: "\n")
  }
}
