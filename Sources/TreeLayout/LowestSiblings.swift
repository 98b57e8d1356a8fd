/// The paper's list of indices and lowest y: the siblings placed so far whose right contour is
/// visible.
///
/// The newest and shallowest sibling is the last; each one before it reaches deeper. A new sibling
/// hides all that end no lower than itself.
struct LowestSiblings {
  private var entries: [(sibling: Int, bottom: Double)] = []

  /// The place of the newest sibling.
  var newest: Int { entries.count - 1 }

  func sibling(at place: Int) -> Int { entries[place].sibling }

  /// Begins a family with its first child.
  mutating func restart(bottom: Double) {
    entries.removeAll(keepingCapacity: true)
    entries.append((0, bottom))
  }

  mutating func add(_ sibling: Int, bottom: Double) {
    while let last = entries.last, last.bottom <= bottom { entries.removeLast() }
    entries.append((sibling, bottom))
  }

  /// The place of the sibling that a contour node with this bottom belongs to.
  func owner(ofBottom bottom: Double, from place: Int) -> Int {
    var place = place
    while place > 0, entries[place].bottom < bottom { place -= 1 }
    return place
  }
}
