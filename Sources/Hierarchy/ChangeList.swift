/// The changes of a recording, in the order they were made: 12 bytes each, unpacked when asked for.
///
/// Changes of relations and phases, which are many, are packed; the others, which are large, are
/// kept beside the list.
public struct ChangeList: RandomAccessCollection, Hashable, Sendable {
  private var packed = ChunkedList<ShortChange>()
  private var large = PartedList<Change>()

  init() {}

  /// The first place, 0.
  public var startIndex: Int { 0 }
  /// The place after the last change.
  public var endIndex: Int { packed.count }
  /// How many changes there are.
  public var count: Int { packed.count }

  /// The change at a place.
  ///
  /// - Complexity: O(1).
  public subscript(index: Int) -> Change {
    let short = packed[index]
    return short.change ?? large[Int(short.other)]
  }

  /// Whether one more can be added as it is.
  var hasRoom: Bool { @inline(__always) mutating get { packed.hasRoom } }

  mutating func makeRoom() { packed.makeRoom() }

  /// Adds a change to a list that has room.
  @inline(__always) mutating func append(_ change: ShortChange) { packed.append(change) }

  /// Adds a change if there is a place for it; for the only owner of the list.
  @inline(__always) mutating func appendQuickly(_ change: ShortChange) -> Bool {
    guard packed.hasPlace else { return false }
    packed.append(change)
    return true
  }

  /// Adds a change that has no short form to a list that has room.
  mutating func append(_ change: Change) {
    large.append(change)
    packed.append(ShortChange(.large, 0, other: Int32(truncatingIfNeeded: large.count - 1)))
  }
}

extension ChangeList {
  /// What one change takes in the list, in bytes, large arguments apart.
  public static var bytesPerChange: Int { MemoryLayout<ShortChange>.stride }
}
