import Figures
import Hierarchy

/// What was chosen and folded, carried over a rerun: by name where nodes are counted otherwise now.
extension Session {
  /// Forgets what was chosen; how one likes to look at trees stays.
  mutating func forgetChoices() {
    selection = nil
    browsing = browsing.preferences
  }

  /// Finds what was chosen and folded in `before` again in the recording that is shown now.
  ///
  /// Where most of what was folded is not there any more, everything is folded as usual.
  mutating func carryChoices(from before: Recording) {
    browsing.stepStart = nil
    guard selection != nil || browsing.namesNodes else { return }
    let (old, new) = (NodeNames(before), NodeNames(recording))
    func node(_ id: NodeID) -> NodeID? { old.node(id, in: new) }
    selection = selection.flatMap(node)
    let (folds, foldsBefore) = (browsing.folds, browsing.foldsBefore)
    browsing = browsing.renamed(node)
    browsing.folds = browsing.folds.unlessMostAreGone(of: folds)
    browsing.foldsBefore = foldsBefore.flatMap { browsing.foldsBefore?.unlessMostAreGone(of: $0) }
    browsing.restoreFolds()
  }

  /// Restores the selection, folds and search of `before` in a reopened file.
  ///
  /// Where most nodes are not there any more, it is looked at as for the first time.
  mutating func lookOn(as before: Session) {
    let old = NodeNames(before.recording)
    guard old.areMostly(in: NodeNames(recording)) else { return }
    (selection, browsing) = (before.selection, before.browsing)
    carryChoices(from: before.recording)
    firstLookCount = before.firstLookCount
  }
}

extension TreeBrowsing {
  /// Whether anything in it is about single nodes.
  fileprivate var namesNodes: Bool {
    isolated != nil || search?.hit != nil || folds != Folds() || foldsBefore != nil
      || !veils.isEmpty
  }
}
