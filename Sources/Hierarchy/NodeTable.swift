/// Values by node id, in an array indexed by id.
public struct NodeTable<Value> {
  @usableFromInline var slots: [Value?] = []

  /// Makes an empty table.
  @inlinable public init() {}

  /// The value of a node, or nil if it has none.
  ///
  /// - Complexity: O(1).
  public subscript(id: NodeID) -> Value? {
    @inlinable get {
      let index = Int(id.rawValue)
      return slots.indices.contains(index) ? slots[index] : nil
    }
    @inlinable _modify {
      let index = max(0, Int(id.rawValue))
      if index >= slots.count {
        slots.append(contentsOf: repeatElement(nil, count: index + 1 - slots.count))
      }
      yield &slots[index]
    }
  }

  /// The number of slots.
  var room: Int { slots.count }

  /// The values in the order of their ids.
  public var values: [Value] { slots.compactMap(\.self) }

  /// The same values, lazily.
  package var each: some Sequence<Value> { slots.lazy.compactMap(\.self) }

  /// The number of nodes with a value.
  package var count: Int { slots.count { $0 != nil } }
}

extension NodeTable: Sendable where Value: Sendable {}

extension NodeTable: Equatable where Value: Equatable {
  /// Whether every node has equal values in both.
  public static func == (a: NodeTable, b: NodeTable) -> Bool {
    let (short, long) = a.slots.count < b.slots.count ? (a.slots, b.slots) : (b.slots, a.slots)
    return short[...] == long[..<short.count] && long[short.count...].allSatisfy { $0 == nil }
  }
}
