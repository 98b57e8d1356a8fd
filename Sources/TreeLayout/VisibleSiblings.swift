/// The siblings placed so far that can be seen from the right, so whose contour runs where.
///
/// Van der Ploeg's list of indices and lowest y: a stack with the newest, shallowest sibling on
/// top; a new sibling hides those that end no lower than itself.
struct VisibleSiblings: ~Copyable {
  private struct Entry {
    /// Which of the family it is.
    var sibling: Int
    var bottom: Double
  }

  private var entries: UnsafeMutableBufferPointer<Entry>
  /// The index of the newest sibling.
  private(set) var top = 0

  /// Has room for so many at once; it grows when there are more.
  init(capacity: Int) {
    entries = .allocate(capacity: max(1, capacity))
  }

  deinit { entries.deallocate() }

  func sibling(at index: Int) -> Int { entries[index].sibling }

  /// Begins a family with its first child.
  mutating func restart(bottom: Double) {
    top = 0
    entries.initializeElement(at: 0, to: Entry(sibling: 0, bottom: bottom))
  }

  mutating func add(_ sibling: Int, bottom: Double) {
    while top >= 0, entries[top].bottom <= bottom { top -= 1 }
    top += 1
    if top == entries.count { entries = entries.moved(to: 2 * top, count: top) }
    entries.initializeElement(at: top, to: Entry(sibling: sibling, bottom: bottom))
  }

  /// The index of the sibling to whom a contour node with this bottom belongs.
  func owner(ofBottom bottom: Double, from index: Int) -> Int {
    var index = index
    while index > 0, entries[index].bottom < bottom { index -= 1 }
    return index
  }
}
