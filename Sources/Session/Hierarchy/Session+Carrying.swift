import Figures
import Hierarchy

/// Keeping selection and folds across a rerun, by name if numbers changed.
extension Session {
  /// Clears the selection and browsing state; preferences stay.
  mutating func forgetChoices() {
    selection = nil
    browsing = browsing.preferences
  }

  /// Restores the selection and folds of `before` in the current recording.
  ///
  /// If most folded nodes are gone, resets folding.
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
  /// If most nodes are gone, starts with the defaults.
  mutating func lookOn(as before: Session) {
    let old = NodeNames(before.recording)
    guard old.areMostly(in: NodeNames(recording)) else { return }
    (selection, browsing) = (before.selection, before.browsing)
    carryChoices(from: before.recording)
    firstLookCount = before.firstLookCount
  }
}

extension TreeBrowsing {
  /// Whether it refers to individual nodes.
  fileprivate var namesNodes: Bool {
    isolated != nil || search?.hit != nil || folds != Folds() || foldsBefore != nil
      || !veils.isEmpty
  }
}
