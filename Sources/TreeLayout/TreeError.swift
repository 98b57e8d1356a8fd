public import Geometry

/// The errors in a list of parents and sizes.
public enum TreeError: Error, Hashable, Sendable {
  /// The counts of parents and sizes differ.
  case countsDiffer(parents: Int, sizes: Int)
  /// A node names a parent that is not in the list.
  case noSuchParent(node: Int, parent: Int)
  /// A node is its own ancestor, or a descendant of such a node.
  case cycle(node: Int)
  /// A width or height is negative, infinite or not a number.
  case unusableSize(node: Int, size: CGSize)
}

extension TreeError: CustomStringConvertible {
  /// The location of the error, its cause, and a fix.
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
    }
  }
}
