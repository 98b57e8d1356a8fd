/// The siblings placed so far that can be seen from the right, so whose contour runs where.
///
/// Van der Ploeg's list of indices and lowest y: a stack with the newest, shallowest sibling on
/// top; a new sibling hides those that end no lower than itself.
struct VisibleSiblings {
  private var entries: [(sibling: Int, bottom: Double)] = []

  /// The index of the newest sibling.
  var top: Int { entries.count - 1 }

  /// Where the deepest sibling ends.
  var lowestBottom: Double { entries[0].bottom }

  func sibling(at index: Int) -> Int { entries[index].sibling }

  mutating func restart(with sibling: Int, bottom: Double) {
    entries.removeAll(keepingCapacity: true)
    entries.append((sibling, bottom))
  }

  mutating func add(_ sibling: Int, bottom: Double) {
    while let last = entries.last, last.bottom <= bottom { entries.removeLast() }
    entries.append((sibling, bottom))
  }

  /// The index of the sibling to whom a contour node with this bottom belongs.
  func owner(ofBottom bottom: Double, from index: Int) -> Int {
    var index = index
    while index > 0, entries[index].bottom < bottom { index -= 1 }
    return index
  }
}
