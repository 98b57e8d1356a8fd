package import Geometry

/// Which of a program's windows is the one on the screen, and what lies where in it.
extension AccessibleTree {
  /// The window with this title and size: of those that show, the one that is called so and is as
  /// large, else one that is called so, else one that is as large, else the only one.
  package func window(titled title: String, size: CGSize) -> Int? {
    let windows = nodes.indices.filter { nodes[$0].parent == 0 && nodes[$0].isShown }
    let called = windows.filter { !title.isEmpty && nodes[$0].name == title }
    let isAsLarge = { (place: Int) in nodes[place].extents?.size == size }
    return called.first(where: isAsLarge) ?? called.first ?? windows.first(where: isAsLarge)
      ?? (windows.count == 1 ? windows.first : nil)
  }

  /// The innermost visible descendant at a point, or the node itself: of two that overlap the
  /// later.
  ///
  /// What is in a thing counts only where the thing is, unless that does not say where it is.
  package func place(at point: CGPoint, in window: Int) -> Int {
    let children = children
    var here = window
    // Boxes that say nothing of where they are may hold it; they are looked through.
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
