import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

@Suite struct `The appearance of trees` {
  private let state = SlotScene().recording.latest

  private func diagram(
    _ state: HierarchyState, selection: NodeID? = nil, _ body: (inout TreeLook) -> Void
  ) -> NodeDiagram {
    var options = options(selection: selection)
    options.treeLook = TreeLookPictures.look(body)
    return HierarchyFigure.diagram(of: state, options: options)
  }

  @Test func `has no heading for an empty tree, and no unknown size`() {
    var recording = Recording()
    recording.append(.viewMade(NodeID(1), name: "window", className: "Window"))
    recording.append(.viewMade(NodeID(2), name: "label", className: "UILabel"))
    recording.append(.superview(NodeID(2), NodeID(1), index: .max))
    let views = diagram(recording.latest) { $0.trees = .views }
    for arrangement in [TreeLook.Arrangement.stacked, .sideBySide] {
      let both = diagram(recording.latest) { $0.arrangement = arrangement }
      #expect(both.cards.count == 2 && both.decorations == views.decorations)
      #expect(both.arrangement == arrangement)
    }
    recording.append(.rootViewController(window: NodeID(1), nil))
    recording.append(.unknown(NodeID(1), .frame))
    #expect(!diagram(recording.latest) { _ in }.picture.texts.contains("0 × 0"))
  }

  @Test func `describes its marks in words`() {
    let root = TreeLookPictures.card(.controller, SlotScene.root)
    let labels = diagram(state) {
      $0.folded = [root]
      $0.found = [root]
      $0.changes = [SlotScene.root: .moved]
    }.cards.map(\.label)
    #expect(
      labels[1]
        == "root, PaneController, disappeared, root of window, 2 children, found, moved, 2 folded away"
    )
  }

  @Test func `reports the places of cards`() {
    let cards = diagram(state) { _ in }.cards
    #expect(
      cards.prefix(4).map(\.position) == [
        "level 1, 1 of 1", "level 2, 1 of 1", "level 3, 1 of 2", "level 3, 2 of 2",
      ])
    #expect(cards.prefix(4).map(\.isFolded) == [false, false, nil, nil])
  }

  @Test func `has a symbol for each kind of change`() {
    let signs = CardChange.allCases.map { change in
      diagram(state) { $0.changes = [SlotScene.old: change] }.cards.flatMap(\.ornaments)
    }
    #expect(Set(signs).count == CardChange.allCases.count)
  }

  @Test(arguments: UInt64(1)...40)
  func `keeps the order of the others when one is folded`(seed: UInt64) throws {
    let state = randomRecording(seed: seed).latest
    let whole = diagram(state) { _ in }
    for card in whole.cards where card.isFolded == false {
      let folded = diagram(state) { $0.folded = [card.key] }
      let shown = Set(folded.cards.map(\.key))
      #expect(shown.contains(card.key))
      #expect(folded.cards.map(\.key) == whole.cards.map(\.key).filter(shown.contains))
      let count = try #require(folded.cards.first { $0.key == card.key }).hiddenCount
      #expect(whole.cards.count - folded.cards.count == count)
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `overlaps no cards when side by side`(seed: UInt64) {
    let diagram = diagram(randomRecording(seed: seed).latest) { $0.arrangement = .sideBySide }
    let whole = CGRect(origin: .zero, size: diagram.size)
    for (index, card) in diagram.cards.enumerated() {
      #expect(whole.contains(card.frame))
      for other in diagram.cards[..<index] {
        #expect(!card.frame.intersects(other.frame.insetBy(dx: 0.01, dy: 0.01)))
      }
    }
  }

  @Test func `has the arrangement with larger cards, and keeps it while nearly as good`() {
    func arrangement(
      _ width: Double, _ height: Double, _ last: TreeLook.Arrangement
    ) -> TreeLook.Arrangement {
      diagram(state) {
        ($0.room, $0.arrangement) = (CGSize(width: width, height: height), last)
      }.arrangement
    }
    #expect(arrangement(2000, 600, .stacked) == .sideBySide)
    #expect(arrangement(500, 900, .sideBySide) == .stacked)
    #expect(arrangement(520, 390, .stacked) != arrangement(520, 900, .stacked))
  }

  @Test func `grows new cards from their parent and shrinks old ones into it`() throws {
    let root = TreeLookPictures.card(.controller, SlotScene.root)
    let folded = diagram(state) { $0.folded = [root] }
    let open = diagram(state) { _ in }
    let parent = try #require(folded.cards.first { $0.key == root }).frame
    for (moving, fraction) in [
      (NodeGlide(from: folded, to: open).diagram(at: 0.01), 0.01),
      (NodeGlide(from: open, to: folded).diagram(at: 0.99), 0.99),
    ] {
      let child = try #require(moving.cards.first { $0.node == SlotScene.old })
      #expect(abs(child.frame.midX - parent.midX) < 3, "at \(fraction)")
      #expect(abs(child.growth - 0.3) < 0.01)
    }
  }

  @Test func `links the selected controller with its view unless an alarm does`() {
    let chosen = diagram(state, selection: SlotScene.oldView) { $0.linksSelection = true }
    #expect(chosen.edges.filter { $0.kind == .link }.map(\.from.node) == [SlotScene.old])
    #expect(diagram(state, selection: SlotScene.old) { _ in }.edges.allSatisfy { $0.kind != .link })
  }
}

@Suite struct `A minimap` {
  @Test func `converts points to places in the drawing`() {
    let map = Minimap(
      of: CGSize(width: 1400, height: 300), within: CGSize(width: 150, height: 100))
    #expect(map.size == CGSize(width: 150, height: 40))
    #expect(map.place(at: CGPoint(x: 5, y: 5)) == .zero)
    #expect(map.place(at: CGPoint(x: 145, y: 35)) == CGPoint(x: 1400, y: 300))
  }
}
