package import Figures
package import Hierarchy

/// The browsing state of the trees: folds, isolation and search; it persists across updates.
package struct TreeBrowsing: Hashable, Sendable {
  /// Folds made by the user.
  struct Folds: Hashable, Sendable {
    /// Whether a node is folded, for nodes that differ from the default.
    var byHand: [Card.Key: Bool] = [:]
    /// The expanded chains.
    var openChains: Set<Card.Key> = []
  }

  var folds = Folds()
  /// How many levels of a watched program are unfolded, and the number of nodes at that time.
  struct Levels: Hashable, Sendable {
    let count: Int
    let nodes: Int
  }

  /// Fixed while a program is watched, so that its changes do not fold anything.
  var levels: Levels?
  /// The folds before a search or isolation, restored after it.
  var foldsBefore: Folds?
  /// The isolated card, if any.
  package internal(set) var isolated: Card.Key?
  /// The search; nil if none is open.
  package internal(set) var search: TreeSearch?
  /// The settings for all documents.
  var options = Options()
  /// The views that are hidden or dimmed on the stage.
  package internal(set) var veils: [NodeID: Veil] = [:]
  /// The event count before the last step; nil if there was none.
  var stepStart: Int?

  /// How trees are shown, in all documents.
  package struct Options: Hashable, Sendable {
    /// Whether single-child chains are collapsed.
    package var foldsChains = false
    /// The trees shown.
    package var trees = TreeLook.Trees.both
  }

  /// Saves the folds unless a search or isolation has.
  mutating func rememberFolds() {
    if foldsBefore == nil { foldsBefore = folds }
  }

  /// Restores the folds after the last search or isolation.
  mutating func restoreFolds() {
    guard search == nil, isolated == nil, let before = foldsBefore else { return }
    (folds, foldsBefore) = (before, nil)
  }
}

/// A search.
package struct TreeSearch: Hashable, Sendable {
  /// The query.
  package internal(set) var text = ""
  /// Whether the query is a regular expression; otherwise it is a list of words.
  package internal(set) var isRegex = false
  /// Whether other nodes are hidden; nil decides by the number of nodes.
  package internal(set) var hides: Bool?
  /// The current search hit.
  package internal(set) var hit: Card.Key?

  package init(text: String = "", isRegex: Bool = false, hides: Bool? = nil) {
    (self.text, self.isRegex, self.hides) = (text, isRegex, hides)
  }
}
