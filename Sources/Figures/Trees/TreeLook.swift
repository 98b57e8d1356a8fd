package import Geometry
package import Hierarchy

/// The options of the trees: folds, filter, search and highlights.
///
/// The default shows everything without highlights, as for exports.
package struct TreeLook: Hashable, Sendable {
  /// The trees drawn.
  package enum Trees: String, Hashable, Sendable, CaseIterable {
    case both, controllers, views
  }

  /// The arrangement of the two trees.
  package enum Arrangement: Hashable, Sendable {
    /// Controllers above, views below.
    case stacked
    /// Controllers at the left, views at the right.
    case sideBySide
  }

  package var trees = Trees.both
  /// The arrangement, or, with `room`, the last one.
  package var arrangement = Arrangement.stacked
  /// The available size, for choosing the arrangement with the larger scale; nil keeps the
  /// arrangement.
  package var room: CGSize?
  /// The folded nodes.
  package var folded: Set<Card.Key> = []
  /// The nodes kept by a filter; nil for all.
  package var kept: Set<Card.Key>?
  /// Whether single-child chains are collapsed.
  package var foldsChains = false
  /// The expanded chains.
  package var openChains: Set<Card.Key> = []
  /// The matches of a search; nil without a search.
  package var found: Set<Card.Key>?
  /// The current search hit.
  package var hit: Card.Key?
  /// The changes of the last step.
  package var changes: [NodeID: CardChange] = [:]
  /// Whether a line connects the selected controller and its view.
  package var linksSelection = false

  package init() {}
}

extension TreeLook.Arrangement {
  /// The loss of scale accepted to keep the arrangement.
  private static let persistence = 1.08
  /// The loss of scale accepted for the arrangement that suits the aspect ratio.
  private static let suitability = 1.1
  /// The aspect ratio of a wide room.
  private static let wide = 1.3

  /// The best arrangement for a size, at a scale of at most 1.
  func best(in room: CGSize, stacked: CGSize, sideBySide: CGSize) -> Self {
    func scale(_ size: CGSize) -> Double {
      min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
    }
    let (above, beside) = (scale(stacked), scale(sideBySide))
    let isWide = room.width > Self.wide * room.height
    if above >= 1, beside >= 1 { return isWide ? .sideBySide : .stacked }
    let merit =
      beside / above * (isWide ? Self.suitability : 1 / Self.suitability)
      * (self == .sideBySide ? Self.persistence : 1 / Self.persistence)
    return merit > 1 ? .sideBySide : .stacked
  }
}

/// The kind of change in a step: a sign and a word, independent of color and motion.
package enum CardChange: String, Hashable, Sendable, CaseIterable {
  /// It was created.
  case new
  /// It has another parent.
  case moved
  /// Another attribute changed.
  case changed

  /// The accessible word.
  package var word: String { rawValue }
}
