/// The changes of a recording, in the order they were made: 12 bytes each, unpacked when asked for.
///
/// Changes of relations and phases, which are many, are packed; the others, which are large, are
/// kept beside the list.
public struct ChangeList: RandomAccessCollection, Hashable, Sendable {
  private var packed = ChunkedList<ShortChange>()
  private var large: [Change] = []

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

  /// Adds a change; the result is true if the list was copied since the last time.
  @inline(__always) mutating func append(_ change: ShortChange) -> Bool { packed.append(change) }

  /// Adds a change that has no short form; the result is as with those that have.
  mutating func append(_ change: Change) -> Bool {
    large.append(change)
    return packed.append(ShortChange(.large, 0, other: Int32(truncatingIfNeeded: large.count - 1)))
  }
}

extension ChangeList {
  /// What one change takes in the list, in bytes, large arguments apart.
  public static var bytesPerChange: Int { MemoryLayout<ShortChange>.stride }
}
