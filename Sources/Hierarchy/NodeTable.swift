/// Values by node, in the order of the ids, without hashing.
public struct NodeTable<Value: Sendable>: Sendable {
  @usableFromInline var slots: [Value?] = []

  /// A table without values.
  @inlinable public init() {}

  /// The value of a node, or nil when there is none.
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

  /// How many nodes may have a value at most.
  var room: Int { slots.count }

  /// The values in the order of their ids.
  public var values: [Value] { slots.compactMap(\.self) }

  /// The same one after the other, where a list of a million of them would be made to find a few.
  package var each: some Sequence<Value> { slots.lazy.compactMap(\.self) }

  /// How many nodes have a value.
  package var count: Int { slots.count { $0 != nil } }
}

extension NodeTable: Equatable where Value: Equatable {
  /// Equal when every node has an equal value in both.
  public static func == (a: NodeTable, b: NodeTable) -> Bool {
    let (short, long) = a.slots.count < b.slots.count ? (a.slots, b.slots) : (b.slots, a.slots)
    return short[...] == long[..<short.count] && long[short.count...].allSatisfy { $0 == nil }
  }
}
