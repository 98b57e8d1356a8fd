import TestSupport
import Testing

@testable import Hierarchy

/// A tree from an indented text: `class'name:fact #identity`, one blank a level; what has a name
/// shows it.
private func tree(_ text: String) -> ComparedTree {
  var nodes: [ComparedTree.Node] = []
  var open: [(depth: Int, place: Int)] = []
  for line in text.split(separator: "\n") {
    let depth = line.prefix { $0 == " " }.count
    while let last = open.last, last.depth >= depth { open.removeLast() }
    let words = line.split(separator: " ")
    let parts = words[0].split(separator: ":")
    let title = parts[0].split(separator: "'")
    nodes.append(
      ComparedTree.Node(
        className: String(title[0]), name: title.dropFirst().first.map(String.init) ?? "",
        showsName: title.count > 1, identity: words.dropFirst().first.map(String.init),
        facts: parts.dropFirst().map { ComparedTree.Fact("state", String($0)) },
        parent: open.last?.place))
    open.append((depth, nodes.count - 1))
  }
  return ComparedTree(nodes)
}

extension ComparedTree {
  /// Any tree of so many nodes, with few classes and facts, so that much is alike.
  fileprivate static func random(
    _ count: Int, named: Bool = false, _ random: inout SeededGenerator
  ) -> ComparedTree {
    var parents: [Int?] = [nil]
    // Preorder: a parent is one of the open nodes.
    for index in 1..<max(count, 1) {
      var open: [Int] = []
      var node: Int? = index - 1
      while let current = node {
        open.append(current)
        node = parents[current]
      }
      parents.append(random.isOnce(in: 6) ? nil : open[random.number(below: open.count)])
    }
    return ComparedTree(
      (0..<count).map { index in
        Node(
          className: ["A", "B", "C"][random.number(below: 3)],
          name: named ? ["", "x", "y"][random.number(below: 3)] : "", showsName: named,
          identity: "#\(index)",
          facts: random.isOnce(in: 2) ? [] : [Fact("state", "on")], parent: parents[index])
      })
  }

  fileprivate var withoutIdentity: ComparedTree {
    ComparedTree(
      nodes.map { node in
        var node = node
        node.identity = nil
        return node
      })
  }
}

/// The least cost of all ways, found by trying them all.
private func leastCost(_ first: ComparedTree, _ second: ComparedTree) -> Int {
  func align(_ ones: ArraySlice<Int>, _ others: ArraySlice<Int>) -> Int {
    func size(_ tree: ComparedTree, _ place: Int) -> Int {
      1 + tree.children[place].reduce(0) { $0 + size(tree, $1) }
    }
    guard let one = ones.first else { return others.reduce(0) { $0 + 2 * size(second, $1) } }
    guard let other = others.first else { return ones.reduce(0) { $0 + 2 * size(first, $1) } }
    var best = min(
      2 * size(first, one) + align(ones.dropFirst(), others),
      2 * size(second, other) + align(ones, others.dropFirst()))
    let (a, b) = (first.nodes[one], second.nodes[other])
    if a.label == b.label || a.className == b.className && a.showsName && b.showsName {
      let own = a.name != b.name ? 3 : a.facts == b.facts ? 0 : 2
      best = min(
        best,
        own + align(first.children[one][...], second.children[other][...])
          + align(ones.dropFirst(), others.dropFirst()))
    }
    return best
  }
  return align(first.children[first.nodes.count][...], second.children[second.nodes.count][...])
}

/// The fewest brothers that must move so that the rest keep their order, found by trying all sets.
private func fewestMoves(_ order: [Int]) -> Int {
  (0..<(1 << order.count)).compactMap { set -> Int? in
    let rest = order.indices.filter { set & (1 << $0) == 0 }.map { order[$0] }
    return rest == rest.sorted() ? set.nonzeroBitCount : nil
  }.min() ?? 0
}

extension HierarchyDifference {
  fileprivate var summary: [String] {
    changes.map { change in
      let from = change.first.map { first.path(of: $0) } ?? "nothing"
      let to = change.second.map { second.path(of: $0) } ?? "nothing"
      return "\(change.kind) \(from) → \(to)"
    }
  }
}

@Suite struct `The difference of two hierarchies` {
  @Test func `is empty between equals`() {
    let one = tree("Tabs\n Nav:on\n  List\n Nav:off")
    let difference = HierarchyDifference(from: one, to: one, ofOneSource: false)
    #expect(difference.isEmpty)
    #expect(difference.text == "no differences\n")
    #expect(difference.json.text == #"{"equal":true,"changes":[]}"#)
  }

  @Test func `overlays both`() {
    let one = tree("Tabs\n Nav:on\n  List:on\n  Detail:off\n   Map\n Nav:off\n  Settings\n About")
    let other = tree(
      "Tabs\n Nav:on\n  List:off\n Banner\n Nav:off\n  Settings\n  Detail:off\n   Map\n About")
    let difference = HierarchyDifference(from: one, to: other, ofOneSource: false)
    #expect(
      difference.text == """
          Tabs
             | Nav
        ~    |    | List, state: on → off
        +    | Banner
             | Nav
        >    |    | Detail, moved from Tabs/Nav[1]
        1 added, 0 removed, 1 moved, 1 changed

        """)
    #expect(
      difference.json.text == """
        {"equal":false,"changes":[\
        {"kind":"changed","node":"Tabs/Nav[1]/List","from":{"state":"on"},"to":{"state":"off"},"id":null},\
        {"kind":"added","node":"Tabs/Banner","from":null,"to":"Tabs/Banner","id":null},\
        {"kind":"moved","node":"Tabs/Nav[2]/Detail","from":"Tabs/Nav[1]/Detail","to":"Tabs/Nav[2]/Detail","id":null}]}
        """)
  }

  @Test func `of one source matches addresses, not places`() {
    let one = tree("Tabs 0x1\n Nav:on 0x2\n  List 0x3\n Nav:off 0x4\n  Old 0x5")
    let other = tree("Tabs 0x1\n Nav:off 0x4\n  List 0x3\n Nav:off 0x2\n  New 0x6")
    let difference = HierarchyDifference(from: one, to: other, ofOneSource: true)
    #expect(
      difference.summary == [
        "moved Tabs/Nav[1]/List → Tabs/Nav[1]/List", "removed Tabs/Nav[2]/Old → nothing",
        "moved Tabs/Nav[1] → Tabs/Nav[2]", "changed Tabs/Nav[1] → Tabs/Nav[2]",
        "added nothing → Tabs/Nav[2]/New",
      ])
  }

  @Test func `compares an observed object by its author's class`() {
    let difference = HierarchyDifference(
      from: tree("A #1\n B #2\n C #3"), to: tree("A #1\n NSKVONotifying_B #2\n D #3"),
      ofOneSource: true)
    #expect(
      difference.text == """
          A #1
        ~    | NSKVONotifying_B #2, class: B → NSKVONotifying_B
        +    | D #3
        -    | C #3
        1 added, 1 removed, 0 moved, 1 changed

        """)
  }

  @Test func `detects whether both are of one source`() {
    let one = tree("A 0x1\n B 0x2\n C 0x3")
    #expect(HierarchyDifference.areOfOneSource(one, tree("A 0x1\n B 0x2\n D 0x9\n E 0x8")))
    #expect(!HierarchyDifference.areOfOneSource(one, tree("A 0x7\n B 0x2\n C 0x9")))
    #expect(!HierarchyDifference.areOfOneSource(one, tree("A\n B")))
  }

  @Test(arguments: UInt64(1)...400)
  func `is as small as the cheapest edit`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let named = seed.isMultiple(of: 2)
    func tree() -> ComparedTree {
      ComparedTree.random(1 + random.number(below: 8), named: named, &random).withoutIdentity
    }
    let (one, other) = (tree(), tree())
    let alignment = TreeAlignment(one, one.summaries, other, other.summaries)
    #expect(alignment.cost == leastCost(one, other))
  }

  @Test(arguments: UInt64(1)...200)
  func `is symmetric`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let named = seed.isMultiple(of: 2)
    let one = ComparedTree.random(1 + random.number(below: 30), named: named, &random)
    let other = ComparedTree.random(1 + random.number(below: 30), named: named, &random)
    for ofOneSource in [false, true] {
      let there = HierarchyDifference(from: one, to: other, ofOneSource: ofOneSource)
      let back = HierarchyDifference(from: other, to: one, ofOneSource: ofOneSource)
      let turned = back.changes.map { change -> String in
        let kind =
          switch change.kind {
          case .added: "removed"
          case .removed: "added"
          default: change.kind.rawValue
          }
        return "\(kind) \(change.second ?? -1) \(change.first ?? -1)"
      }
      let straight = there.changes.map {
        "\($0.kind.rawValue) \($0.first ?? -1) \($0.second ?? -1)"
      }
      #expect(straight.sorted() == turned.sorted())
    }
  }

  @Test(arguments: UInt64(1)...100)
  func `moves as few siblings as possible`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let order = Array(0..<(1 + random.number(below: 8))).shuffled(using: &random)
    let one = tree("Root 0x0\n" + order.indices.map { " A 0x\($0 + 1)" }.joined(separator: "\n"))
    let other = tree("Root 0x0\n" + order.map { " A 0x\($0 + 1)" }.joined(separator: "\n"))
    let difference = HierarchyDifference(from: one, to: other, ofOneSource: true)
    #expect(difference.changes.count { $0.kind == .moved } == fewestMoves(order))
    #expect(difference.changes.count == fewestMoves(order))
  }

  @Test(arguments: UInt64(1)...100)
  func `reports no more than was edited`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let one = ComparedTree.random(40, &random).withoutIdentity
    var nodes = one.nodes
    let edits = random.number(below: 6)
    for _ in 0..<edits {
      let place = random.number(below: nodes.count)
      nodes[place].facts = [ComparedTree.Fact("state", "edit \(random.number(below: 3))")]
    }
    let difference = HierarchyDifference(from: one, to: ComparedTree(nodes), ofOneSource: false)
    #expect(difference.changes.count <= edits)
    #expect(difference.isEmpty == (nodes == one.nodes))
  }

  @Test func `matches a window whose title changed, and everything in it`() {
    let one = tree("frame'Mail:on\n menu\n list\n  row'Ann\n  row'Bob\n  row'Cid\n label'3")
    let other = tree(
      "frame'Bob:on\n menu\n list\n  row'Ann\n  row'Bob:on\n  row'Dan\n label'2:on")
    let difference = HierarchyDifference(from: one, to: other, ofOneSource: false)
    #expect(
      difference.text == """
        ~ frame Bob, name: Mail → Bob
             | list
        ~    |    | row Bob, state: unknown → on
        ~    |    | row Dan, name: Cid → Dan
        ~    | label 2, name: 3 → 2, state: unknown → on
        0 added, 0 removed, 0 moved, 4 changed

        """)
  }

  @Test func `tells which of several nodes were added and removed`() {
    func list(_ states: [String]?) -> ComparedTree {
      let facts = states.map { [ComparedTree.Fact("states", members: $0)] } ?? []
      return ComparedTree([.init(className: "row", facts: facts)])
    }
    func text(_ one: [String]?, _ other: [String]?) -> String {
      HierarchyDifference(from: list(one), to: list(other), ofOneSource: false).text
    }
    let counts = "\n0 added, 0 removed, 0 moved, 1 changed\n"
    #expect(
      text(["enabled", "focused", "visible"], ["enabled", "selected", "visible"])
        == "~ row, states: +selected −focused" + counts)
    #expect(text(nil, ["visible"]) == "~ row, states: unknown → visible" + counts)
    #expect(text(["a", "b"], ["b", "a"]) == "~ row, states: a, b → b, a" + counts)
  }

  @Test func `matches nodes with an unchanged name first`() {
    let difference = HierarchyDifference(
      from: tree("list\n row'Ann:off\n row'Bob:off\n row'Cid:off"),
      to: tree("list\n row'Bob:on\n row'Cid:on"), ofOneSource: false)
    #expect(
      difference.summary == [
        "removed list/row Ann → nothing", "changed list/row Bob → list/row Bob",
        "changed list/row Cid → list/row Cid",
      ])
  }

  @Test func `keeps names that identify nodes`() {
    let one = ComparedTree([.init(className: "A", name: "home"), .init(className: "B", parent: 0)])
    let other = ComparedTree([
      .init(className: "A", name: "more"), .init(className: "B", parent: 0),
    ])
    let difference = HierarchyDifference(from: one, to: other, ofOneSource: false)
    #expect(
      difference.summary == [
        "added nothing → A more", "added nothing → A more/B", "removed A home → nothing",
        "removed A home/B → nothing",
      ])
  }

  @Test func `of long lists and deep chains finishes`() {
    let star = ComparedTree(
      [ComparedTree.Node(className: "Root")]
        + (0..<20_000).map {
          ComparedTree.Node(
            className: "Row", name: "\($0 % 5)", facts: [.init("n", "\($0)")], parent: 0)
        })
    var other = star.nodes
    for place in stride(from: 100, to: 20_000, by: 100) {
      other[place].facts = [.init("n", "x\(place)")]
    }
    let difference = HierarchyDifference(from: star, to: ComparedTree(other), ofOneSource: false)
    #expect(difference.changes.count == 199)
    let chain = (0..<100_000).map {
      ComparedTree.Node(className: "A", parent: $0 == 0 ? nil : $0 - 1)
    }
    var longer = chain
    longer[99_999].facts = [.init("state", "on")]
    let deep = HierarchyDifference(
      from: ComparedTree(chain), to: ComparedTree(longer), ofOneSource: false)
    #expect(deep.changes.count == 1)
  }

  @Test func `of deep trees grows linearly`() throws {
    func chain(_ className: String) -> ComparedTree {
      ComparedTree(
        (0..<30_000).map {
          ComparedTree.Node(
            className: $0 == 0 ? className : "A", parent: $0 == 0 ? nil : $0 - 1)
        })
    }
    let difference = HierarchyDifference(
      from: chain("A"), to: chain("B"), ofOneSource: false)
    // 60 bars and a number represent the bars of 30,000 levels.
    #expect(difference.text.utf8.count < difference.changes.count * 350)
    let last = try #require(difference.changes.last?.first)
    #expect(difference.first.path(of: last).hasPrefix("[level 29940] A/A/"))
  }
}
