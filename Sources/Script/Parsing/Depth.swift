/// The depth of the tree at the current position, from the root down and from the leaves up.
///
/// The depth from the root bounds the parser's own recursion. A chain such as `a.b.c` is parsed
/// without recursion but makes the tree higher; the height bounds that, so that traversing the tree
/// needs bounded recursion, too.
struct Depth {
  static let limit = 200

  private(set) var levels = 0
  /// A lower bound of the height of the nodes parsed on this level.
  private(set) var height = 0

  var isExceeded: Bool { levels > Depth.limit || height > Depth.limit }

  /// Descends one level; returns the value for `ascend`.
  mutating func descend() -> Int {
    defer { height = 0 }
    levels += 1
    return height
  }

  mutating func ascend(to outer: Int) {
    levels -= 1
    height = max(outer, height + 1)
  }

  mutating func grow() { height += 1 }
}

extension Parser {
  mutating func descend() throws(Abandoned) -> Int {
    let outer = depth.descend()
    guard depth.isExceeded else { return outer }
    depth.ascend(to: outer)
    throw tooDeep()
  }

  /// Adds a node above all nodes parsed on this level.
  mutating func grow() throws(Abandoned) {
    depth.grow()
    if depth.isExceeded { throw tooDeep() }
  }

  private mutating func tooDeep() -> Abandoned {
    // The skipped text may include closing braces.
    reportedUnclosedBrace = true
    return failure(.tooDeep(limit: Depth.limit))
  }
}
