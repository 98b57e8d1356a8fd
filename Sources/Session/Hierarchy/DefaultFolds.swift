import Figures
import Hierarchy

/// Default folding: rarely needed nodes, in large trees.
enum DefaultFolds {
  /// With more views, those of no controller are folded into the topmost of them.
  private static let manyViews = 60
  /// With more controllers, those off screen are folded.
  private static let manyControllers = 200
  /// In larger trees, large families without grandchildren are folded.
  private static let manyNodes = 500
  /// The size above which a family of siblings is large.
  private static let largeFamily = 12

  /// The folded nodes of both trees.
  ///
  /// If no view belongs to a controller, unfolds `levels` of views.
  static func folded(
    in state: HierarchyState, _ controllers: CardTree, _ views: CardTree, levels: Int? = nil
  ) -> Set<Card.Key> {
    var result = otherWindows(in: state)
    if views.keys.count > manyViews {
      let isOwned = views.keys.contains { state.views[$0.node]?.controller != nil }
      result.formUnion(
        isOwned
          ? decoration(in: state, views)
          : onLevel(levels ?? DefaultFolds.levels(of: views), of: views))
    }
    if controllers.keys.count > manyControllers {
      result.formUnion(offScreen(in: state, controllers))
    }
    for tree in [controllers, views] where tree.keys.count > manyNodes {
      result.formUnion(crowds(in: tree))
    }
    return result
  }

  /// How many levels of a tree without controllers are unfolded: those with few cards in total, but
  /// at least the windows and their children.
  static func levels(of tree: CardTree) -> Int {
    var counts: [Int] = []
    for depth in depths(of: tree) {
      if depth == counts.count { counts.append(0) }
      counts[depth] += 1
    }
    var (level, total) = (0, counts.first ?? 0)
    while level + 1 < counts.count, total + counts[level + 1] <= manyViews {
      level += 1
      total += counts[level]
    }
    return max(level, 2)
  }

  /// The nodes of a level that have children.
  private static func onLevel(_ level: Int, of tree: CardTree) -> [Card.Key] {
    let (depths, children) = (depths(of: tree), tree.children)
    return tree.keys.indices.filter { depths[$0] == level && !children[$0].isEmpty }
      .map { tree.keys[$0] }
  }

  private static func depths(of tree: CardTree) -> [Int] {
    var depths: [Int] = []
    depths.reserveCapacity(tree.keys.count)
    for parent in tree.parents { depths.append(parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }

  /// The parents of many leaves.
  private static func crowds(in tree: CardTree) -> [Card.Key] {
    let children = tree.children
    return tree.keys.indices.filter { place in
      children[place].count > largeFamily && children[place].allSatisfy { children[$0].isEmpty }
    }.map { tree.keys[$0] }
  }

  /// Windows other than the key window, in both trees.
  private static func otherWindows(in state: HierarchyState) -> Set<Card.Key> {
    let key = state.keyWindow?.view
    return Set(
      state.windows.filter { $0.view != key }.flatMap { window in
        [Card.Key(kind: .window, node: window.view), Card.Key(kind: .view, node: window.view)]
      })
  }

  /// The topmost views without a descendant owned by a controller: bars and controls.
  private static func decoration(in state: HierarchyState, _ views: CardTree) -> [Card.Key] {
    let isOwned = owners(views) { state.views[$0]?.controller != nil }
    return uppermost(views, where: { !isOwned[$0] })
  }

  /// The topmost controllers with nothing on screen or in transition.
  private static func offScreen(
    in state: HierarchyState, _ controllers: CardTree
  ) -> [Card.Key] {
    let isSeen = owners(controllers) { node in
      state.controllers[node].map { $0.phase != .disappeared } ?? true
    }
    return uppermost(controllers, where: { !isSeen[$0] })
  }

  /// Whether a node or a descendant satisfies a condition.
  private static func owners(_ tree: CardTree, _ isWanted: (NodeID) -> Bool) -> [Bool] {
    var result = tree.keys.map { isWanted($0.node) }
    for place in result.indices.reversed() where result[place] {
      if let parent = tree.parents[place] { result[parent] = true }
    }
    return result
  }

  /// The nodes that satisfy a condition but whose parents do not.
  private static func uppermost(_ tree: CardTree, where holds: (Int) -> Bool) -> [Card.Key] {
    tree.keys.indices.filter { place in
      holds(place) && !(tree.parents[place].map(holds) ?? false)
    }.map { tree.keys[$0] }
  }
}
