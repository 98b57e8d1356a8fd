package import Figures
package import Hierarchy

/// How one looks at the trees: what is folded, isolated and looked for; it outlives every refresh.
package struct TreeBrowsing: Hashable, Sendable {
  /// What was folded or unfolded by hand.
  struct Folds: Hashable, Sendable {
    /// Whether a node is folded, for those that are not as usual.
    var byHand: [Card.Key: Bool] = [:]
    /// Nodes whose chains are shown in full.
    var openChains: Set<Card.Key> = []
  }

  var folds = Folds()
  /// How many levels of a watched program are unfolded, and of how many nodes.
  struct Levels: Hashable, Sendable {
    let count: Int
    let nodes: Int
  }

  /// Kept while a program is watched, so that what it does folds nothing.
  var levels: Levels?
  /// The folds from before a search or an isolation, which come back after it.
  var foldsBefore: Folds?
  /// The node that alone is shown, with everything below it.
  package internal(set) var isolated: Card.Key?
  /// What is looked for; nil when no search is open.
  package internal(set) var search: TreeSearch?
  /// Whether nodes in a row are drawn as one.
  package var foldsChains = false
  /// Which trees are shown.
  package var trees = TreeLook.Trees.both
  /// The views that are hidden or dimmed on the stage.
  package internal(set) var veils: [NodeID: Veil] = [:]
  /// How many events had happened before the last step; nil when there was none.
  var stepStart: Int?

  /// What stays when something else is opened.
  var preferences: TreeBrowsing {
    var result = TreeBrowsing()
    (result.foldsChains, result.trees) = (foldsChains, trees)
    return result
  }

  /// Remembers the folds unless a search or an isolation has done so.
  mutating func rememberFolds() {
    if foldsBefore == nil { foldsBefore = folds }
  }

  /// Brings the folds back once neither a search nor an isolation is left.
  mutating func restoreFolds() {
    guard search == nil, isolated == nil, let before = foldsBefore else { return }
    (folds, foldsBefore) = (before, nil)
  }
}

/// A search as it was typed.
package struct TreeSearch: Hashable, Sendable {
  /// What is looked for.
  package internal(set) var text = ""
  /// Whether the text is a regular expression; else a row of words.
  package internal(set) var isRegex = false
  /// Whether what is not found is left out; nil leaves that to how many nodes there are.
  package internal(set) var hides: Bool?
  /// The one of the found on which one stands.
  package internal(set) var hit: Card.Key?

  package init(text: String = "", isRegex: Bool = false, hides: Bool? = nil) {
    (self.text, self.isRegex, self.hides) = (text, isRegex, hides)
  }
}
