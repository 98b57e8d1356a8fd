import Hierarchy
import Testing

/// Whatever a recording asks for, its states are forests: what a node says of the one above it, that
/// one says of the node, and no node is inside itself.
@Suite struct `A state after any changes` {
  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `has controllers, views and coordinators in forests`(seed: UInt64) {
    let recording = RandomRecording.make(seed: seed, events: 400)
    var state = HierarchyState()
    for change in recording.changes {
      state.apply(change)
      check(state.controllers, \.id, parent: \.parent, children: \.children)
      check(state.views, \.id, parent: \.superview, children: \.subviews)
      check(state.coordinators, \.id, parent: \.parent, children: \.children)
      check(state.controllers.values.map { ($0.id, $0.presenting) })
    }
  }

  @Test func `detaches a node moved into itself or an unknown parent`() {
    var state = HierarchyState()
    for number in 1...3 as ClosedRange<Int32> {
      state.apply(.viewMade(NodeID(number), name: "v\(number)", className: "View"))
    }
    state.apply(.superview(NodeID(2), NodeID(1), index: 0))
    state.apply(.superview(NodeID(3), NodeID(2), index: 0))
    state.apply(.superview(NodeID(1), NodeID(3), index: 0))
    state.apply(.superview(NodeID(3), NodeID(9), index: 0))
    let relations = state.views.values.map {
      "\($0.name) in \($0.superview.map(\.description) ?? "nothing"): \($0.subviews)"
    }
    #expect(relations == ["v1 in nothing: [#2]", "v2 in #1: []", "v3 in nothing: []"])
  }

  private func check<Value>(
    _ table: NodeTable<Value>, _ id: KeyPath<Value, NodeID>, parent: KeyPath<Value, NodeID?>,
    children: KeyPath<Value, [NodeID]>
  ) {
    for value in table.values {
      for child in value[keyPath: children] {
        #expect(table[child]?[keyPath: parent] == value[keyPath: id])
      }
      #expect(Set(value[keyPath: children]).count == value[keyPath: children].count)
      guard let parent = value[keyPath: parent] else { continue }
      #expect(table[parent]?[keyPath: children].contains(value[keyPath: id]) == true)
    }
    check(table.values.map { ($0[keyPath: id], $0[keyPath: parent]) })
  }

  /// Every walk up the parents ends.
  private func check(_ above: [(NodeID, NodeID?)]) {
    let above = Dictionary(uniqueKeysWithValues: above)
    for node in above.keys {
      var (place, steps): (NodeID?, Int) = (node, 0)
      while let current = place, steps <= above.count {
        place = above[current] ?? nil
        steps += 1
      }
      #expect(steps <= above.count)
    }
  }
}
