public import Geometry

/// Why a list of parents and sizes is not a tree that can be drawn, or a change cannot be made.
public enum TreeError: Error, Hashable, Sendable {
  /// There is not one size for each node.
  case countsDiffer(parents: Int, sizes: Int)
  /// A node names a parent that is not in the list.
  case noSuchParent(node: Int, parent: Int)
  /// A node is its own ancestor, or hangs below one that is.
  case cycle(node: Int)
  /// A width or height is negative, infinite or not a number.
  case unusableSize(node: Int, size: CGSize)
  /// There is no node of this number, or it was removed.
  case noSuchNode(node: Int)
  /// A place before a node was asked for, but that is not a child of the parent; nil stands for no
  /// parent.
  case notItsChild(node: Int, parent: Int?)
  /// A node was to be moved below itself.
  case belowItself(node: Int, parent: Int)
}

extension TreeError: CustomStringConvertible {
  /// Where the list is wrong, what is wrong, and what to do.
  public var description: String {
    switch self {
    case .countsDiffer(let parents, let sizes):
      "The tree has \(parents) parents but \(sizes) sizes: give one of each for every node."
    case .noSuchParent(let node, let parent):
      "Node \(node) has parent \(parent), which is not in the list: "
        + "name a parent from the list, or none for a root."
    case .cycle(let node):
      "Node \(node) never reaches a root: break the circle among its ancestors."
    case .unusableSize(let node, let size):
      "Node \(node) is \(size.width) × \(size.height): "
        + "give a finite width and height of at least 0."
    case .noSuchNode(let node):
      "There is no node \(node): name one that was added and not removed."
    case .notItsChild(let node, let parent):
      "Node \(node) is not \(parent.map { "a child of node \($0)" } ?? "a root"): "
        + "name a sibling of the place that is meant, or none for the last."
    case .belowItself(let node, let parent):
      "Node \(node) cannot go below node \(parent), which is itself or below it: "
        + "name a parent elsewhere."
    }
  }
}
