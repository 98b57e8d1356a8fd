public import Geometry

/// Building a tree from unordered nodes.
extension Tree {
  /// Makes a tree from the parent and the size of each node.
  ///
  /// Nodes may be in any order, even children before parents; siblings keep their order in the
  /// list. Nodes with a nil parent are roots.
  ///
  /// - Complexity: O(*n*).
  public init(parents: [Int?], sizes: [CGSize]) throws(TreeError) {
    try Tree.check(parents, sizes)
    let families = Families(parents)
    let order = families.breadthFirst()
    guard order.places.count == parents.count + 1 else {
      throw .cycle(node: Tree.firstMissing(from: order.places, count: parents.count))
    }
    self.init(order, sizes)
  }

  private init(_ order: Families.Order, _ sizes: [CGSize]) {
    parents = order.parents
    childStarts = order.childStarts
    nodes = order.places.map { $0 - 1 }
    self.sizes = [.zero] + order.places.dropFirst().map { sizes[$0 - 1] }
    var places = [Int](repeating: 0, count: sizes.count)
    for (place, node) in nodes.enumerated().dropFirst() { places[node] = place }
    self.places = places
  }

  private static func check(_ parents: [Int?], _ sizes: [CGSize]) throws(TreeError) {
    guard parents.count == sizes.count else {
      throw .countsDiffer(parents: parents.count, sizes: sizes.count)
    }
    for (node, parent) in parents.enumerated() {
      if let parent, !parents.indices.contains(parent) {
        throw .noSuchParent(node: node, parent: parent)
      }
    }
    for (node, size) in sizes.enumerated() {
      let isUsable =
        size.width.isFinite && size.width >= 0 && size.height.isFinite && size.height >= 0
      if !isUsable { throw .unusableSize(node: node, size: size) }
    }
  }

  private static func firstMissing(from places: [Int], count: Int) -> Int {
    var isMissing = [Bool](repeating: true, count: count)
    for node in places.dropFirst() { isMissing[node - 1] = false }
    return isMissing.firstIndex(of: true) ?? 0
  }
}

/// The children of every node, grouped by parent, in list order.
///
/// Here 0 is the ground, and *i* + 1 is node *i* of the list.
private struct Families {
  struct Order {
    var places: [Int]
    var parents: [Int]
    var childStarts: [Int]
  }

  /// The start of each node's children in `members`, then the end.
  let starts: [Int]
  /// All nodes but the ground, grouped by family.
  let members: [Int]

  init(_ parents: [Int?]) {
    var starts = [Int](repeating: 0, count: parents.count + 2)
    for parent in parents { starts[(parent ?? -1) + 2] += 1 }
    for node in 1..<starts.count { starts[node] += starts[node - 1] }
    var next = starts
    var members = [Int](repeating: 0, count: parents.count)
    for (node, parent) in parents.enumerated() {
      let family = (parent ?? -1) + 1
      members[next[family]] = node + 1
      next[family] += 1
    }
    self.starts = starts
    self.members = members
  }

  /// All nodes reachable from the ground, level by level.
  func breadthFirst() -> Order {
    var order = Order(places: [0], parents: [0], childStarts: [])
    order.places.reserveCapacity(members.count + 1)
    order.parents.reserveCapacity(members.count + 1)
    order.childStarts.reserveCapacity(members.count + 2)
    var place = 0
    while place < order.places.count {
      let node = order.places[place]
      order.childStarts.append(order.places.count)
      for member in members[starts[node]..<starts[node + 1]] {
        order.places.append(member)
        order.parents.append(place)
      }
      place += 1
    }
    order.childStarts.append(place)
    return order
  }
}
