public import Geometry

/// Places the nodes of an ordered tree, each with a size of its own, tidily and compactly.
///
/// After A. van der Ploeg, *Drawing non-layered tidy trees in linear time*, 2013; the terms
/// contour, thread and extreme node are his and Reingold and Tilford's (1981).
///
///     let tree = try Tree(parents: [nil, 0, 0], sizes: [wide, small, small])
///     let placement = TidyTree().layout(tree)
///     placement.frame(of: 2)   // right of node 1, below node 0
///
/// What holds for every placement: nodes and edges never overlap; children keep their order; a
/// parent stands over the middle of its children; equal subtrees have equal shapes; a mirrored
/// tree is placed mirrored (unless nodes of no height follow each other without a gap).
///
/// Heights are added up on a grid of 1/65,536, so a node may start as much off. For a tree that
/// changes there is ``LiveTree``.
///
/// A separation that is negative or not a finite number counts as 0.
public struct TidyTree: Hashable, Sendable {
  /// The gap between two neighbours with one parent.
  public var siblingSeparation: CGFloat
  /// The gap between two neighbours with different parents, and between trees of a forest.
  public var subtreeSeparation: CGFloat
  /// The gap from the bottom of a node down to the next thing below it.
  public var levelSeparation: CGFloat
  /// Whether all nodes of one depth start at one height; if not, children start as high as their
  /// parent allows.
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
  /// Pure: same tree in, same numbers out.
  ///
  /// - Complexity: O(*n*) in time and memory, whatever the depth.
  public func layout(_ tree: Tree) -> Placement { layout(tree, in: Pieces(of: tree)) }

  /// Places `tree` piece by piece; the numbers are the same whatever the pieces are.
  func layout(_ tree: Tree, in pieces: Pieces) -> Placement {
    guard tree.count > 0 else {
      return Placement(tree: tree, tops: [.zero], bounds: .zero, levelSeparation: 0)
    }
    let gaps = Gaps(of: self)
    let (tops, bounds) = tree.sizes.withUnsafeBufferPointer { sizes -> ([CGPoint], CGRect) in
      var contours = Contours(of: sizes, widestFamily: tree.widestFamily, gaps: gaps)
      contours.firstWalk(tree, pieces)
      return contours.secondWalk(tree)
    }
    return Placement(tree: tree, tops: tops, bounds: bounds, levelSeparation: gaps.levels)
  }
}
