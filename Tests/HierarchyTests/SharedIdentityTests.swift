import TestSupport
import Testing

@testable import Hierarchy

/// Whether two trees are of one source is found out beside which nodes are the same, and is what
/// counting both sets of identities says, though some nodes share one and others have none.
@Suite struct `The identities of two trees` {
  private static func tree(_ random: inout SeededGenerator) -> ComparedTree {
    ComparedTree(
      (0..<random.number(below: 9)).map { _ in
        let number = random.number(below: 10)
        return ComparedTree.Node(
          className: "A", identity: random.isOnce(in: 4) ? nil : "0x\(number)")
      })
  }

  @Test(arguments: 1...UInt64(300))
  func `are matched at their first places, and show whether the source is the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (first, second) = (Self.tree(&random), Self.tree(&random))
    let identities = SharedIdentities(first, second)
    let places = first.nodes.map { node in
      node.identity.flatMap { identity in second.nodes.firstIndex { $0.identity == identity } }
    }
    #expect(identities.partners == places)
    let (one, other) = (
      Set(first.nodes.compactMap(\.identity)), Set(second.nodes.compactMap(\.identity))
    )
    let areOfOneSource =
      !one.isEmpty && !other.isEmpty
      && one.intersection(other).count * 2 >= min(one.count, other.count)
    #expect(identities.areOfOneSource == areOfOneSource)
    #expect(HierarchyDifference.areOfOneSource(first, second) == areOfOneSource)
    let (found, given) = (
      HierarchyDifference(from: first, to: second),
      HierarchyDifference(from: first, to: second, ofOneSource: areOfOneSource)
    )
    #expect(found.changes == given.changes)
  }
}
