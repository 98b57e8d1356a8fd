import Geometry
import Testing
import TreeLayout

/// Shapes of 100,000 nodes that are changed, against the layout of the whole.
@Suite struct `A very large live tree` {
  let layout = TidyTree(siblingSeparation: 10, subtreeSeparation: 20, levelSeparation: 30)

  /// The parents of so many nodes and their sizes, none like its neighbour.
  func listing(_ parent: (Int) -> Int) -> Listing {
    var listing = Listing()
    for node in 0..<100_000 {
      listing.parents.append(node == 0 ? nil : parent(node))
      listing.sizes.append(CGSize(width: 5 + node * 7 % 31, height: 5 + node * 5 % 23))
    }
    return listing
  }

  /// Compares a live tree, to which nodes were only added as last children, with the whole.
  func expectSame(_ tree: borrowing LiveTree, _ listing: Listing, each step: Int) throws {
    let placement = layout.layout(try listing.tree())
    #expect(tree.count == listing.parents.count)
    #expect(tree.bounds.width == placement.bounds.width)
    var differing: [Int] = []
    let last = listing.parents.count - 1
    for node in Array(stride(from: 0, to: last, by: step)) + [last - 1, last] {
      let (here, there) = (tree.top(of: node) ?? .zero, placement.top(of: node))
      if abs(here.x - there.x) > 1e-6 || here.y != there.y { differing.append(node) }
    }
    #expect(differing == [])
  }

  /// Adds a node, resizes one and takes a third away and back, all as in the listing.
  func change(
    _ tree: inout LiveTree, _ listing: inout Listing, below parent: Int, wide node: Int
  ) throws {
    let (small, wide) = (CGSize(width: 12, height: 34), CGSize(width: 3000, height: 8))
    #expect(try tree.add(small, below: parent) == listing.parents.count)
    listing.parents.append(parent)
    listing.sizes.append(small)
    try tree.resize(node, to: wide)
    listing.sizes[node] = wide
    try tree.remove(try tree.add(wide, below: node, before: tree.children(of: node).first))
  }

  @Test func `may be an ordinary one`() throws {
    var generator = SeededGenerator(seed: 5)
    var listing = listing { Int.random(in: $0 * 9 / 10..<$0, using: &generator) }
    var tree = LiveTree(try listing.tree(), layout: layout)
    for round in 1...20 {
      try change(&tree, &listing, below: round * 4999, wide: 100_000 - round * 3989)
    }
    try expectSame(tree, listing, each: 23)
  }

  @Test func `may be a chain`() throws {
    var listing = listing { $0 - 1 }
    var tree = LiveTree(try listing.tree(), layout: layout)
    try change(&tree, &listing, below: 99_999, wide: 50_000)
    try expectSame(tree, listing, each: 9_973)
  }

  @Test func `may be a star`() throws {
    var listing = listing { _ in 0 }
    var tree = LiveTree(try listing.tree(), layout: layout)
    try change(&tree, &listing, below: 50_000, wide: 20_000)
    try change(&tree, &listing, below: 0, wide: 0)
    try expectSame(tree, listing, each: 7)
  }
}
