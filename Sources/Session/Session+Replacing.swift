/// Replacing the document by pasted text; undo restores the document, redo the text.
extension Session {
  /// The replaced documents, and those undone.
  struct Replaced: Sendable {
    var earlier: [Session] = []
    var later: [Session] = []
    /// The most undo steps.
    static let most = 10
  }

  /// Opens something in place of the current document; undo restores that.
  package mutating func replace(by open: (inout Session) -> Void) {
    giveBack()
    var before = self
    let earlier = replaced.earlier
    before.replaced = Replaced()
    before.forgetWhatWasTakenBack()
    open(&self)
    replaced.earlier = (earlier + [before]).suffix(Replaced.most)
  }

  /// Restores the document before the last pasted text.
  mutating func bringBackReplaced() {
    guard let before = replaced.earlier.popLast() else { return }
    var replaced = replaced
    replaced.later.append(self)
    become(before, replaced)
  }

  /// Restores the last undone pasted text.
  mutating func replaceAgain() {
    guard let after = replaced.later.popLast() else { return }
    var replaced = replaced
    replaced.earlier.append(self)
    become(after, replaced)
  }

  /// Becomes another session with new numbers, so that nothing cached for this one applies.
  private mutating func become(_ other: Session, _ replaced: Replaced) {
    let left = unsavedRecording
    var next = other
    next.replaced = replaced
    let hasMicroscope = other.microscope != nil
    (next.runCount, next.firstRun) = (runCount + 1, runCount + 1)
    if hasMicroscope { next.lens?.runCount = next.runCount }
    (next.openCount, next.firstLookCount) = (openCount + 1, firstLookCount + 1)
    next.scriptCount = scriptCount + 1
    // Its program is no longer watched, and its recording is in a file.
    (next.followedOpening, next.recorded, next.leftRecording) = (nil, nil, left)
    next.interrupted = interrupted
    next.holdsRun = other.holdsRun && interrupted != nil
    next.player.speed = player.speed
    next.player.pause()
    (next.stepUnit, next.reducesMotion) = (stepUnit, reducesMotion)
    (next.browsing.foldsChains, next.browsing.trees) = (browsing.foldsChains, browsing.trees)
    self = next
  }

  /// A new action clears the redo history.
  mutating func forgetWhatWasTakenBack() {
    future = []
    handWriting.forgetLater()
    replaced.later = []
  }
}
