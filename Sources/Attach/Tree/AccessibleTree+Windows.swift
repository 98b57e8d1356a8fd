package import Geometry

/// Matching a program's windows with those on screen, and hit testing.
extension AccessibleTree {
  /// The visible window matching both title and size, else the title, else the size, else the only
  /// one.
  package func window(titled title: String, size: CGSize) -> Int? {
    let windows = nodes.indices.filter { nodes[$0].parent == 0 && nodes[$0].isShown }
    let called = windows.filter { !title.isEmpty && nodes[$0].name == title }
    let isAsLarge = { (place: Int) in nodes[place].extents?.size == size }
    return called.first(where: isAsLarge) ?? called.first ?? windows.first(where: isAsLarge)
      ?? (windows.count == 1 ? windows.first : nil)
  }

  /// The innermost visible descendant at a point, or the node itself; the later of two that
  /// overlap.
  ///
  /// Children count only within their parent's frame, unless that is unknown.
  package func place(at point: CGPoint, in window: Int) -> Int {
    let children = children
    var here = window
    // A child without a frame may contain the point; search it, too.
    func hit(in place: Int, _ depth: Int) -> Int? {
      guard depth < 100 else { return nil }
      for child in children[place].reversed() where nodes[child].isShown {
        guard let box = nodes[child].extents, box.width > 0, box.height > 0 else {
          if let found = hit(in: child, depth + 1) { return found }
          continue
        }
        if box.contains(point) { return child }
      }
      return nil
    }
    while let next = hit(in: here, 0) { here = next }
    return here
  }
}
