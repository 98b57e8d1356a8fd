import TestSupport
import Testing

@testable import Hierarchy

/// Moves where only the structure identifies nodes.
@Suite struct `A matched subtree` {
  private func text(_ one: String, _ other: String) -> String {
    HierarchyDifference(from: .indented(one), to: .indented(other), ofOneSource: false).text
  }

  @Test func `in a new container was moved`() {
    #expect(
      text("Root\n List\n  Row:on\n Map", "Root\n Card\n  List\n   Row:on\n Map") == """
          Root
        +    | Card
        >    |    | List, moved from Root
        1 added, 0 removed, 1 moved, 0 changed

        """)
  }

  @Test func `without its old container was moved`() {
    #expect(
      text("Root\n Card\n  List\n   Row:on\n Map", "Root\n List\n  Row:on\n Map") == """
          Root
        >    | List, moved from Root/Card
        -    | Card
        0 added, 1 removed, 1 moved, 0 changed

        """)
  }

  @Test func `with two candidates is not matched`() {
    #expect(
      text("Root\n A\n  Leaf\n B", "Root\n A\n B\n  Leaf\n  Leaf") == """
          Root
             | A
        -    |    | Leaf
             | B
        +    |    | Leaf
        +    |    | Leaf
        2 added, 1 removed, 0 moved, 0 changed

        """)
  }

  @Test func `deep inside removed and added nodes is not matched`() {
    #expect(
      text("Root\n Old\n  Leaf", "Root\n New\n  Leaf") == """
          Root
        +    | New
        +    |    | Leaf
        -    | Old
        -    |    | Leaf
        2 added, 2 removed, 0 moved, 0 changed

        """)
  }

  @Test(arguments: UInt64(1)...300)
  func `never costs more than without moves`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func tree() -> ComparedTree {
      var nodes: [ComparedTree.Node] = []
      for index in 0..<(1 + random.number(below: 14)) {
        let parent = index == 0 ? nil : random.number(below: index)
        nodes.append(
          ComparedTree.Node(className: ["A", "B", "C"][random.number(below: 3)], parent: parent))
      }
      return ComparedTree(nodes)
    }
    let (one, other) = (tree(), tree())
    let alignment = TreeAlignment(one, one.summaries, other, other.summaries)
    let difference = HierarchyDifference(from: one, to: other, ofOneSource: false)
    #expect(difference.changes.count <= alignment.cost)
    let back = HierarchyDifference(from: other, to: one, ofOneSource: false)
    #expect(
      Set(difference.changes.filter { $0.kind == .moved }.map { [$0.first, $0.second] })
        == Set(back.changes.filter { $0.kind == .moved }.map { [$0.second, $0.first] }))
  }
}

extension ComparedTree {
  /// A tree from an indented text: `class:fact`, one blank a level.
  fileprivate static func indented(_ text: String) -> ComparedTree {
    var nodes: [Node] = []
    var open: [(depth: Int, place: Int)] = []
    for line in text.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      while let last = open.last, last.depth >= depth { open.removeLast() }
      let parts = line.drop { $0 == " " }.split(separator: ":")
      nodes.append(
        Node(
          className: String(parts[0]), facts: parts.dropFirst().map { Fact("state", String($0)) },
          parent: open.last?.place))
      open.append((depth, nodes.count - 1))
    }
    return ComparedTree(nodes)
  }
}
