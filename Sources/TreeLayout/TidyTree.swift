public import Geometry

/// Places the nodes of an ordered tree, each with an individual size, tidily and compactly.
///
/// The algorithm is A. van der Ploeg's: *Drawing non-layered tidy trees in linear time*, 2013,
/// which extends Reingold and Tilford's (1981). `FirstWalk` places each family relative to its
/// parent, `SecondWalk` adds up the coordinates.
///
///     let tree = try Tree(parents: [nil, 0, 0], sizes: [wide, small, small])
///     let placement = TidyTree().layout(tree)
///     placement.frame(of: 2)   // right of node 1, below node 0
///
/// In every placement nodes and edges never overlap; children keep their order; a parent is
/// centered above its children; equal subtrees have equal shapes; a mirrored tree is placed
/// mirrored (unless nodes of no height follow each other without a gap).
///
/// Heights are rounded to 1/65,536. A separation that is negative or not finite counts as 0.
public struct TidyTree: Hashable, Sendable {
  /// The gap between two neighbors with one parent.
  public var siblingSeparation: CGFloat
  /// The gap between two neighbors with different parents, and between trees of a forest.
  public var subtreeSeparation: CGFloat
  /// The gap from the bottom of a node to the next node below.
  public var levelSeparation: CGFloat
  /// Whether all nodes of one depth share a y; if not, each child is as high as its parent allows.
  public var isLayered: Bool

  /// Makes a layout with the given gaps.
  public init(
    siblingSeparation: CGFloat = 12, subtreeSeparation: CGFloat = 24,
    levelSeparation: CGFloat = 36, isLayered: Bool = false
  ) {
    self.siblingSeparation = siblingSeparation
    self.subtreeSeparation = subtreeSeparation
    self.levelSeparation = levelSeparation
    self.isLayered = isLayered
  }

  /// Places `tree` with the corner of the drawing at (0, 0).
  ///
  /// The result is deterministic.
  ///
  /// - Complexity: O(*n*) in time and memory, whatever the depth.
  public func layout(_ tree: Tree) -> Placement {
    guard tree.count > 0 else {
      return Placement(tree: tree, tops: [.zero], bounds: .zero, levelSeparation: 0)
    }
    let gaps = Gaps(of: self)
    let first = FirstWalk(tree, gaps)
    let (left, right) = (first.leftEdge, first.rightEdge)
    let second = SecondWalk(tree, gaps, offsets: first.offsets, origin: -left)
    return Placement(
      tree: tree, tops: second.tops,
      bounds: CGRect(x: 0, y: 0, width: right - left, height: second.height),
      levelSeparation: gaps.levels)
  }
}
