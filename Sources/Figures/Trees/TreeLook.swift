package import Geometry
package import Hierarchy

/// How the trees are shown: what is folded away, left out, looked for and pointed out.
///
/// The usual look shows everything and points out nothing: that is what pictures are exported with.
package struct TreeLook: Hashable, Sendable {
  /// Which of the two trees are drawn.
  package enum Trees: String, Hashable, Sendable, CaseIterable {
    case both, controllers, views
  }

  /// How the two trees stand to each other.
  package enum Arrangement: Hashable, Sendable {
    /// Controllers above, views below.
    case stacked
    /// Controllers at the left, views at the right.
    case sideBySide
  }

  package var trees = Trees.both
  /// With `room`, how they stood last.
  package var arrangement = Arrangement.stacked
  /// The room for both trees, in which they stand as lets them be drawn larger; nil to leave them.
  package var room: CGSize?
  /// The nodes below which nothing is shown.
  package var folded: Set<Card.Key> = []
  /// The nodes that may be shown; nil for all.
  package var kept: Set<Card.Key>?
  /// Whether nodes in a row that are each the only child are drawn as one.
  package var foldsChains = false
  /// Nodes whose chains are drawn in full nevertheless.
  package var openChains: Set<Card.Key> = []
  /// What a search has found; nil when nothing is looked for.
  package var found: Set<Card.Key>?
  /// The one of the found on which one stands.
  package var hit: Card.Key?
  /// What the last step has done to nodes.
  package var changes: [NodeID: CardChange] = [:]
  /// Whether a line leads from the selected controller to its view.
  package var linksSelection = false

  package init() {}
}

extension TreeLook.Arrangement {
  /// How much smaller trees may be drawn to stay as they stand.
  private static let persistence = 1.08
  /// How much smaller trees may be drawn to stand as the room lies.
  private static let suitability = 1.1
  /// A room this many times as wide as high is a wide one.
  private static let wide = 1.3

  /// How trees, drawn larger than life in neither case, stand best in a room.
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

/// What a step has done to a node: a sign and a word, so that neither colour nor motion is needed.
package enum CardChange: String, Hashable, Sendable, CaseIterable {
  /// It came into being.
  case new
  /// It hangs elsewhere.
  case moved
  /// Something else about it is different.
  case changed

  /// The word a reader hears.
  package var word: String { rawValue }
}
