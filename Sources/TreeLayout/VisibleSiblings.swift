/// The siblings placed so far that can be seen from the right, so whose contour runs where.
///
/// Van der Ploeg's list of indices and lowest y: a stack with the newest, shallowest sibling on
/// top; a new sibling hides those that end no lower than itself.
struct VisibleSiblings: ~Copyable {
  private struct Entry {
    var sibling: Int
    var bottom: Double
  }

  private let entries: UnsafeMutableBufferPointer<Entry>
  /// The index of the newest sibling.
  private(set) var top = 0

  /// Makes room for one family of up to `widestFamily` siblings at a time.
  init(widestFamily: Int) {
    entries = .allocate(capacity: max(1, widestFamily))
  }

  deinit { entries.deallocate() }

  /// Where the deepest sibling ends.
  var lowestBottom: Double { entries[0].bottom }

  func sibling(at index: Int) -> Int { entries[index].sibling }

  mutating func restart(with sibling: Int, bottom: Double) {
    top = 0
    entries.initializeElement(at: 0, to: Entry(sibling: sibling, bottom: bottom))
  }

  mutating func add(_ sibling: Int, bottom: Double) {
    while top >= 0, entries[top].bottom <= bottom { top -= 1 }
    top += 1
    entries.initializeElement(at: top, to: Entry(sibling: sibling, bottom: bottom))
  }

  /// The index of the sibling to whom a contour node with this bottom belongs.
  func owner(ofBottom bottom: Double, from index: Int) -> Int {
    var index = index
    while index > 0, entries[index].bottom < bottom { index -= 1 }
    return index
  }
}
