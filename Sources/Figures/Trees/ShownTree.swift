import Hierarchy

/// The drawn part of a tree: without folded, filtered and chained nodes.
package struct ShownTree: Hashable, Sendable {
  /// A drawn node.
  package struct Node: Hashable, Sendable {
    package let key: Card.Key
    /// Its index in the whole tree; for a chain that of its first node.
    package let place: Int
    /// The index of its drawn parent.
    package let parent: Int?
    /// The number of nodes in its chain; 0 if it is not a chain.
    package let chainCount: Int
    /// The number of descendants folded away.
    package fileprivate(set) var hiddenCount = 0
    /// Whether it has children, drawn or not.
    package fileprivate(set) var hasChildren = false
    /// Its level, 1 for a root.
    package let level: Int
    /// Its index among its siblings, from 1, and their number.
    package fileprivate(set) var index = 1
    package fileprivate(set) var siblings = 1
  }

  package private(set) var nodes: [Node] = []
  /// The indexes of detached roots.
  package private(set) var parked: Set<Int> = []

  /// Applies `look` to `tree`.
  ///
  /// - Complexity: O(*n*).
  package init(_ tree: CardTree, _ look: TreeLook) {
    let count = tree.keys.count
    let isKept = tree.keys.map { look.kept?.contains($0) ?? true }
    var isVisible = [Bool](repeating: false, count: count)
    var below = [Int](repeating: 0, count: count)
    var visibleChildren = [Int](repeating: 0, count: count)
    /// The kept parent of each node.
    let parents = tree.parents.map { $0.flatMap { isKept[$0] ? $0 : nil } }
    for place in 0..<count where isKept[place] {
      guard let parent = parents[place] else {
        isVisible[place] = true
        continue
      }
      isVisible[place] = isVisible[parent] && !look.folded.contains(tree.keys[parent])
      if isVisible[place] { visibleChildren[parent] += 1 }
    }
    for place in (0..<count).reversed() where isKept[place] {
      if let parent = parents[place] { below[parent] += below[place] + 1 }
    }
    let chains = look.foldsChains ? Chains(tree, look, parents, isVisible, visibleChildren) : nil

    var drawn = [Int](repeating: -1, count: count)
    var families: [Int: Int] = [:]
    for place in 0..<count where isVisible[place] {
      let parent = parents[place].map { drawn[$0] }
      if let chain = chains?.chain(of: place), chain.first != place {
        drawn[place] = drawn[chain.first]
        continue
      }
      drawn[place] = nodes.count
      let chain = chains?.chain(of: place)
      let key = tree.keys[place]
      var node = Node(
        key: chain == nil ? key : Card.Key(kind: .chain, node: key.node), place: place,
        parent: parent, chainCount: chain?.count ?? 0,
        level: parent.map { nodes[$0].level + 1 } ?? 1)
      node.hasChildren = below[place] > 0
      if look.folded.contains(key), chain == nil { node.hiddenCount = below[place] }
      families[parent ?? -1, default: 0] += 1
      node.index = families[parent ?? -1] ?? 1
      if tree.parked.contains(place) { parked.insert(nodes.count) }
      nodes.append(node)
    }
    for index in nodes.indices { nodes[index].siblings = families[nodes[index].parent ?? -1] ?? 1 }
  }
}

/// Runs of nodes with a single child each.
private struct Chains {
  struct Chain {
    let first: Int
    var count: Int
  }

  private var chains: [Chain] = []
  private var chainOfPlace: [Int]

  /// Finds chains of two or more nodes that are not expanded.
  init(
    _ tree: CardTree, _ look: TreeLook, _ parents: [Int?], _ isVisible: [Bool],
    _ visibleChildren: [Int]
  ) {
    chainOfPlace = Array(repeating: -1, count: parents.count)
    var isOpen: [Bool] = []
    for place in parents.indices where isVisible[place] && visibleChildren[place] == 1 {
      guard let parent = parents[place], visibleChildren[parent] == 1 else { continue }
      let mustShow = look.openChains.contains(tree.keys[place])
      let above = chainOfPlace[parent]
      if above >= 0 {
        chainOfPlace[place] = above
        chains[above].count += 1
        isOpen[above] = isOpen[above] || mustShow
      } else {
        chainOfPlace[place] = chains.count
        chains.append(Chain(first: place, count: 1))
        isOpen.append(mustShow)
      }
    }
    for (place, chain) in chainOfPlace.enumerated()
    where chain >= 0 && (isOpen[chain] || chains[chain].count < 2) {
      chainOfPlace[place] = -1
    }
  }

  func chain(of place: Int) -> Chain? {
    chainOfPlace[place] >= 0 ? chains[chainOfPlace[place]] : nil
  }
}
