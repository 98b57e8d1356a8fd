/// The paper's list of indices and lowest y: the siblings placed so far whose right contour is
/// visible.
///
/// Sorted by depth: the last entry is the newest and shallowest sibling. A new sibling hides all
/// that are not deeper.
struct LowestSiblings {
  private var entries: [(sibling: Int, bottom: Double)] = []

  /// The index of the newest sibling's entry.
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

  /// The index of the sibling to which a contour node with this bottom belongs.
  func owner(ofBottom bottom: Double, from place: Int) -> Int {
    var place = place
    while place > 0, entries[place].bottom < bottom { place -= 1 }
    return place
  }
}
