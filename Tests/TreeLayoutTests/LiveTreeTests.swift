import Geometry
import Testing
import TreeLayout

/// Changes one by one, on trees small enough to be worked out by hand: gaps are 10, 20 and 30.
@Suite struct `A tree that is changed` {
  let layout = TidyTree(siblingSeparation: 10, subtreeSeparation: 20, levelSeparation: 30)
  let size = CGSize(width: 10, height: 10)

  func tree(_ parents: [Int?]) throws -> LiveTree {
    let sizes = [CGSize](repeating: size, count: parents.count)
    return LiveTree(try Tree(parents: parents, sizes: sizes), layout: layout)
  }

  @Test func `begins with nothing if need be`() throws {
    var tree = try tree([])
    #expect(tree.bounds == .zero)
    #expect(tree.roots == [])
    let node = try tree.add(size, below: nil)
    #expect(node == 0)
    #expect(tree.frame(of: 0) == CGRect(x: 0, y: 0, width: 10, height: 10))
    try tree.remove(0)
    #expect(tree.count == 0)
    #expect(tree.bounds == .zero)
    #expect(tree.frame(of: 0) == nil)
  }

  @Test func `gets a child at the end or before another`() throws {
    var tree = try tree([nil, 0])
    #expect(try tree.add(size, below: 0) == 2)
    #expect(try tree.add(size, below: 0, before: 1) == 3)
    #expect(tree.children(of: 0) == [3, 1, 2])
    #expect([0, 1, 2, 3].map { tree.top(of: $0)?.x } == [25, 25, 45, 5])
    #expect([0, 1, 2, 3].map { tree.top(of: $0)?.y } == [0, 40, 40, 40])
  }

  @Test func `loses a subtree, whose numbers are given again`() throws {
    var tree = try tree([nil, 0, 0, 1, 1])
    try tree.remove(1)
    #expect(tree.count == 2)
    #expect([0, 1, 2, 3, 4].map { tree.contains($0) } == [true, false, true, false, false])
    #expect(tree.top(of: 2) == CGPoint(x: 5, y: 40))
    let new = try [tree.add(size, below: 2), tree.add(size, below: 2), tree.add(size, below: 2)]
    #expect(new.sorted() == [1, 3, 4])
    #expect(tree.parent(of: new[0]) == 2)
  }

  @Test func `makes room for a node that grows, and takes it back`() throws {
    var tree = try tree([nil, 0, 0])
    let before = (0..<3).map { tree.frame(of: $0) }
    try tree.resize(1, to: CGSize(width: 50, height: 10))
    #expect((0..<3).map { tree.frame(of: $0)?.minX } == [30, 0, 60])
    try tree.resize(1, to: size)
    #expect((0..<3).map { tree.frame(of: $0) } == before)
  }

  @Test func `carries what hangs below a node that moves`() throws {
    var tree = try tree([nil, nil, 0, 2])
    try tree.move(2, below: 1)
    #expect(tree.children(of: 1) == [2])
    #expect((0..<4).map { tree.top(of: $0)?.x } == [5, 35, 35, 35])
    try tree.move(2, below: nil, before: 0)
    #expect(tree.roots == [2, 0, 1])
    try tree.move(2, below: nil, before: 2)
    #expect(tree.roots == [2, 0, 1])
  }

  @Test func `routes its edges as a placement does`() throws {
    let tree = try tree([nil, 0, 0])
    let whole = layout.layout(
      try Tree(parents: [nil, 0, 0], sizes: [size, size, size]))
    for node in 0..<3 {
      #expect(tree.route(to: node) == whole.route(to: node))
      #expect(tree.route(to: node, as: .elbow) == whole.route(to: node, as: .elbow))
    }
    #expect(tree.route(to: 7) == nil)
  }

  @Test func `refuses what cannot be, and stays as it was`() throws {
    var tree = try tree([nil, 0, 1])
    let flawed = CGSize(width: -1, height: 2)
    #expect(throws: TreeError.noSuchNode(node: 9)) { try tree.add(size, below: 9) }
    #expect(throws: TreeError.noSuchNode(node: -1)) { try tree.remove(-1) }
    #expect(throws: TreeError.notItsChild(node: 2, parent: 0)) {
      try tree.add(size, below: 0, before: 2)
    }
    #expect(throws: TreeError.belowItself(node: 0, parent: 2)) { try tree.move(0, below: 2) }
    #expect(throws: TreeError.belowItself(node: 1, parent: 1)) { try tree.move(1, below: 1) }
    #expect(throws: TreeError.unusableSize(node: 3, size: flawed)) {
      try tree.add(flawed, below: 0)
    }
    #expect(throws: TreeError.unusableSize(node: 2, size: flawed)) {
      try tree.resize(2, to: flawed)
    }
    #expect(tree.count == 3)
    #expect(tree.frame(of: 2) == CGRect(x: 0, y: 80, width: 10, height: 10))
  }
}
