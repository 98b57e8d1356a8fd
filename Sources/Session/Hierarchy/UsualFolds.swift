import Figures
import Hierarchy

/// What is folded before anybody folds: what is rarely looked for, as soon as there is much.
enum UsualFolds {
  /// With more views, those that belong to no controller are folded into the first of them.
  private static let manyViews = 60
  /// With more controllers, those off screen are folded.
  private static let manyControllers = 200
  /// With more nodes in a tree, large families without grandchildren are folded.
  private static let manyNodes = 500
  /// A family of more children is a large one.
  private static let largeFamily = 12

  /// The nodes that are folded, of both trees.
  ///
  /// Where no view is a controller's, so many `levels` of views are unfolded.
  static func folded(
    in state: HierarchyState, _ controllers: CardTree, _ views: CardTree, levels: Int? = nil
  ) -> Set<Card.Key> {
    var result = otherWindows(in: state)
    if views.keys.count > manyViews {
      let isOwned = views.keys.contains { state.views[$0.node]?.controller != nil }
      result.formUnion(
        isOwned
          ? decoration(in: state, views)
          : onLevel(levels ?? UsualFolds.levels(of: views), of: views))
    }
    if controllers.keys.count > manyControllers {
      result.formUnion(offScreen(in: state, controllers))
    }
    for tree in [controllers, views] where tree.keys.count > manyNodes {
      result.formUnion(crowds(in: tree))
    }
    return result
  }

  /// How many levels of a tree without controllers are unfolded: those that have not too many cards
  /// together, but never less than the windows and what is in them.
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

  /// The nodes of a level that have something in them.
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

  /// The parents of many children that have none themselves.
  private static func crowds(in tree: CardTree) -> [Card.Key] {
    let children = tree.children
    return tree.keys.indices.filter { place in
      children[place].count > largeFamily && children[place].allSatisfy { children[$0].isEmpty }
    }.map { tree.keys[$0] }
  }

  /// Windows that do not get the keys, in both trees.
  private static func otherWindows(in state: HierarchyState) -> Set<Card.Key> {
    let key = state.keyWindow?.view
    return Set(
      state.windows.filter { $0.view != key }.flatMap { window in
        [Card.Key(kind: .window, node: window.view), Card.Key(kind: .view, node: window.view)]
      })
  }

  /// The uppermost views with nothing of a controller in them: bars and controls.
  private static func decoration(in state: HierarchyState, _ views: CardTree) -> [Card.Key] {
    let isOwned = owners(views) { state.views[$0]?.controller != nil }
    return uppermost(views, where: { !isOwned[$0] })
  }

  /// The uppermost controllers of which nothing is on screen, nor on its way.
  private static func offScreen(
    in state: HierarchyState, _ controllers: CardTree
  ) -> [Card.Key] {
    let isSeen = owners(controllers) { node in
      state.controllers[node].map { $0.phase != .disappeared } ?? true
    }
    return uppermost(controllers, where: { !isSeen[$0] })
  }

  /// Whether a node, or one below it, is wanted.
  private static func owners(_ tree: CardTree, _ isWanted: (NodeID) -> Bool) -> [Bool] {
    var result = tree.keys.map { isWanted($0.node) }
    for place in result.indices.reversed() where result[place] {
      if let parent = tree.parents[place] { result[parent] = true }
    }
    return result
  }

  /// The nodes for which something holds, but not for their parents.
  private static func uppermost(_ tree: CardTree, where holds: (Int) -> Bool) -> [Card.Key] {
    tree.keys.indices.filter { place in
      holds(place) && !(tree.parents[place].map(holds) ?? false)
    }.map { tree.keys[$0] }
  }
}
