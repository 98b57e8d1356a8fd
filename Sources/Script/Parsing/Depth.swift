/// How deep the tree is at the place being read, from the root down and from the leaves up.
///
/// The way down bounds the parser's own stack. A chain such as `a.b.c` needs no stack to read but
/// grows the tree above what is read already; the way up bounds that, so that traversing the
/// tree needs a bounded stack too.
struct Depth {
  static let limit = 200

  private(set) var levels = 0
  /// At least the height of what was read on this level.
  private(set) var height = 0

  var isExceeded: Bool { levels > Depth.limit || height > Depth.limit }

  /// Goes one level down; gives back what `ascend` needs.
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

  /// Notes that a new node stands above all that was read on this level.
  mutating func grow() throws(Abandoned) {
    depth.grow()
    if depth.isExceeded { throw tooDeep() }
  }

  private mutating func tooDeep() -> Abandoned {
    // What is skipped now may well take the closing braces with it.
    reportedUnclosedBrace = true
    return failure(.tooDeep(limit: Depth.limit))
  }
}
