import Geometry
import Testing
import TreeLayout

@Suite struct `A tree in memory` {
  let unit = CGSize(width: 1, height: 1)

  func tree(_ parents: [Int?]) throws -> Tree {
    try Tree(parents: parents, sizes: [CGSize](repeating: unit, count: parents.count))
  }

  @Test func `is built from nodes in any order`() throws {
    // 4 is the root; 3 and 1 are its children in the order of the list: 1, then 3.
    let tree = try tree([3, 4, 3, 4, nil])
    #expect(tree.roots == [4])
    #expect(tree.children(of: 4) == [1, 3])
    #expect(tree.children(of: 3) == [0, 2])
    #expect(tree.children(of: 1).isEmpty)
    #expect((0..<5).map(tree.parent(of:)) == [3, 4, 3, 4, nil])
  }

  @Test func `keeps the size of each node wherever it is`() throws {
    let sizes = (0..<5).map { CGSize(width: $0, height: 2 * $0) }
    let tree = try Tree(parents: [3, 4, 3, 4, nil], sizes: sizes)
    #expect((0..<5).map(tree.size(of:)) == sizes)
  }

  @Test func `may have several roots`() throws {
    let tree = try tree([nil, 0, nil, nil])
    #expect(tree.roots == [0, 2, 3])
  }

  @Test func `refuses a missing parent`() {
    #expect(throws: TreeError.noSuchParent(node: 1, parent: 7)) { try tree([nil, 7]) }
    #expect(throws: TreeError.noSuchParent(node: 0, parent: -1)) { try tree([-1]) }
  }

  @Test func `refuses a cycle of parents, and its descendants`() {
    #expect(throws: TreeError.cycle(node: 1)) { try tree([nil, 2, 1]) }
    #expect(throws: TreeError.cycle(node: 0)) { try tree([0]) }
  }

  @Test func `refuses invalid sizes`() {
    let flawed = CGSize(width: -1, height: 2)
    #expect(throws: TreeError.unusableSize(node: 0, size: flawed)) {
      try Tree(parents: [nil], sizes: [flawed])
    }
    #expect(throws: TreeError.self) {
      try Tree(parents: [nil], sizes: [CGSize(width: 1, height: Double.nan)])
    }
    #expect(throws: TreeError.countsDiffer(parents: 2, sizes: 1)) {
      try Tree(parents: [nil, 0], sizes: [unit])
    }
  }

  @Test(arguments: [
    (
      TreeError.countsDiffer(parents: 2, sizes: 1),
      "The tree has 2 parents but 1 sizes: give one of each for every node."
    ),
    (
      .noSuchParent(node: 1, parent: 7),
      "Node 1 has parent 7, which is not in the list: "
        + "name a parent from the list, or none for a root."
    ),
    (
      .cycle(node: 3),
      "Node 3 never reaches a root: break the circle among its ancestors."
    ),
    (
      .unusableSize(node: 0, size: CGSize(width: -1, height: 2)),
      "Node 0 is -1.0 × 2.0: give a finite width and height of at least 0."
    ),
  ])
  func `reports errors with a remedy`(error: TreeError, text: String) {
    #expect(error.description == text)
  }
}
