/// A text from elsewhere takes the place of what is open; undo brings that back, redo the text.
extension Session {
  /// What was open before, and what was open after and taken back.
  struct Replaced: Sendable {
    var earlier: [Session] = []
    var later: [Session] = []
    /// So many texts can be taken back.
    static let most = 10
  }

  /// Opens something in the place of what is open, which undo brings back as it was.
  package mutating func replace(by open: (inout Session) -> Void) {
    giveBack()
    var before = self
    let earlier = replaced.earlier
    before.replaced = Replaced()
    before.forgetWhatWasTakenBack()
    open(&self)
    replaced.earlier = (earlier + [before]).suffix(Replaced.most)
  }

  /// Shows what was open before the last text from elsewhere came.
  mutating func bringBackReplaced() {
    guard let before = replaced.earlier.popLast() else { return }
    var replaced = replaced
    replaced.later.append(self)
    become(before, replaced)
  }

  /// Shows the text from elsewhere again that was taken back last.
  mutating func replaceAgain() {
    guard let after = replaced.later.popLast() else { return }
    var replaced = replaced
    replaced.earlier.append(self)
    become(after, replaced)
  }

  /// Becomes another session, which goes on under numbers of its own: nothing that panes, keepers or runs
  /// know of this one holds for it.
  private mutating func become(_ other: Session, _ replaced: Replaced) {
    let left = unsavedRecording
    var next = other
    next.replaced = replaced
    let hasMicroscope = other.microscope != nil
    (next.runCount, next.firstRun) = (runCount + 1, runCount + 1)
    if hasMicroscope { next.lens?.runCount = next.runCount }
    (next.openCount, next.firstLookCount) = (openCount + 1, firstLookCount + 1)
    next.scriptCount = scriptCount + 1
    // What was watched is in a file since then, and watched no more.
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
