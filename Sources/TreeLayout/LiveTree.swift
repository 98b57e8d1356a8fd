public import Geometry

/// A tree that changes and stays tidily placed.
///
/// It keeps what a layout has found out: where each subtree ends and what its outlines are. A change
/// then costs what has to be placed anew: the family in which something changed and those above it
/// up to the root, each along the outlines where its members meet. The rest of the tree is not
/// visited. Every node stands where ``TidyTree/layout(_:)`` puts it.
///
///     var tree = LiveTree(try Tree(parents: [nil, 0], sizes: [wide, small]), layout: TidyTree())
///     let child = try tree.add(small, below: 0)
///     tree.frame(of: child)   // right of node 1, below node 0
///     try tree.move(1, below: child)
///
/// The outlines and the threads between them are van der Ploeg's (2013). Threads that a family made
/// are undone before it is placed anew.
public struct LiveTree: ~Copyable {
  /// The layout by which nodes are placed.
  public let layout: TidyTree
  var kin: Kin
  var contours: Contours
  /// How tall the levels are, if they are kept.
  var levels = Levels()
  /// The least x, relative to the ground.
  private(set) var leftEdge = 0.0
  /// How wide all is together.
  private(set) var width = 0.0

  /// The nodes of `tree`, by the same numbers, ready for changes.
  ///
  /// - Complexity: O(*n*).
  public init(_ tree: Tree, layout: TidyTree = TidyTree()) {
    self.layout = layout
    kin = Kin(capacity: max(16, tree.count + 1))
    contours = Contours(
      of: UnsafeBufferPointer(kin.sizes), widestFamily: tree.widestFamily, gaps: Gaps(of: layout),
      keepingThreads: true)
    contours.enter(Int(Tree.ground))
    _ = insert(tree, below: Int(Tree.ground), before: nil)
  }

  /// The number of nodes.
  public var count: Int { kin.count }

  /// Whether there is a node of this number.
  public func contains(_ node: Int) -> Bool { kin.contains(node + 1) }

  /// The nodes without a parent, in order.
  public var roots: [Int] { kin.children(of: 0).map { $0 - 1 } }

  /// The children of `node`, from left to right.
  public func children(of node: Int) -> [Int] {
    contains(node) ? kin.children(of: node + 1).map { $0 - 1 } : []
  }

  /// The parent of `node`; nil if it is a root, or not there.
  public func parent(of node: Int) -> Int? {
    guard contains(node) else { return nil }
    let place = Int(kin.links[node + 1].parent)
    return place == Int(Tree.ground) ? nil : place - 1
  }

  /// The size of `node`, or nil if it is not there.
  public func size(of node: Int) -> CGSize? { contains(node) ? kin.sizes[node + 1] : nil }

  /// Changes something below `parent`, and places anew what that moves.
  mutating func change(below parent: Int, _ change: (borrowing Kin) -> Void) {
    for place in kin.path(from: parent) {
      for child in kin.children(of: place) { contours.undoThread(of: child) }
    }
    change(kin)
    for place in kin.path(from: parent) { contours.place(kin.children(of: place), of: place) }
    let isEmpty = kin.links[Int(Tree.ground)].first < 0
    leftEdge = isEmpty ? 0 : contours.leftEdge()
    width = isEmpty ? 0 : contours.rightEdge() - leftEdge
  }
}
