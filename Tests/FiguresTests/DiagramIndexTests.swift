import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

/// A large diagram is asked for a part of it, and answers as if all of it had been looked through.
@Suite struct `An index of a diagram` {
  /// Views below one another as user interfaces have them, some families wide.
  private static let diagram: NodeDiagram = {
    var recording = Recording()
    var random = UInt64(3)
    var families = Array(repeating: Int32(0), count: 2_001)
    for number in 1...2_000 {
      let id = NodeID(Int32(number))
      recording.append(.viewMade(id, name: "view \(number)", className: "View"))
      guard number > 1 else {
        recording.append(.rootViewController(window: id, nil))
        continue
      }
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let parent = number % 5 == 0 ? 1 : max(1, number - 1 - Int(random >> 33) % 90)
      recording.append(.superview(id, NodeID(Int32(parent)), index: families[parent]))
      families[parent] += 1
    }
    var options = FigureOptions(shaper: BlockShaper())
    options.treeLook.trees = .views
    options.selection = NodeID(1_500)
    return HierarchyFigure.diagram(of: recording.latest, options: options)
  }()

  /// Parts small and large, inside and beyond the edges.
  private static let parts: [CGRect] = {
    let size = diagram.size
    return [
      CGRect(x: 0, y: 0, width: 400, height: 300),
      CGRect(x: size.width / 2, y: size.height / 3, width: 1_600, height: 200),
      CGRect(x: size.width / 3, y: 0, width: 30, height: size.height),
      CGRect(x: -500, y: -500, width: 400, height: 300),
      CGRect(origin: .zero, size: size), CGRect(x: -1e7, y: -1e7, width: 3e7, height: 3e7),
    ]
  }()

  @Test(arguments: parts) func `finds the cards in a rectangle`(part: CGRect) {
    let index = DiagramIndex(Self.diagram)
    #expect(
      index.cards(in: part).map(\.key)
        == Self.diagram.cards.filter { $0.frame.intersects(part) }.map(\.key))
  }

  @Test(arguments: parts) func `omits no visible line`(part: CGRect) {
    let drawn = Set(DiagramIndex(Self.diagram).edgesPicture(in: part, scale: 1).items)
    #expect(Self.diagram.edgesPicture(in: part).items.allSatisfy(drawn.contains))
  }

  /// From afar no bend can be seen: lines of one stroke are one path, and each still joins its cards.
  @Test func `joins all cards with a few straight lines when zoomed out`() {
    let diagram = Self.diagram
    let frames = diagram.frames
    let all = CGRect(origin: .zero, size: diagram.size)
    var drawn: [Path] = []
    for case .stroke(let path, _) in DiagramIndex(diagram).edgesPicture(in: all, scale: 0.1).items {
      drawn.append(path)
    }
    #expect(drawn.count < 10)
    var tops: Set<[Double]> = []
    var bottoms: Set<[Double]> = []
    for element in drawn.flatMap(\.elements) {
      switch element {
      case .move(let point): tops.insert([point.x, point.y])
      case .line(let point): bottoms.insert([point.x, point.y])
      case .curve, .close: Issue.record("a thread has no bends")
      }
    }
    for edge in diagram.edges where edge.kind.makesTree {
      guard let start = frames[edge.from], let end = frames[edge.to] else { continue }
      #expect(tops.contains([start.midX, start.maxY]) && bottoms.contains([end.midX, end.minY]))
    }
  }

  @Test func `draws few lines where few are near`() {
    let part = CGRect(x: 0, y: Self.diagram.size.height - 100, width: 400, height: 100)
    let items = DiagramIndex(Self.diagram).edgesPicture(in: part, scale: 1).items
    #expect(items.count < Self.diagram.edges.count / 10)
  }

  @Test(arguments: parts) func `labels only selected cards where there are many`(part: CGRect) {
    let all = Self.diagram.cards.filter { $0.frame.intersects(part) }
    let found = DiagramIndex(Self.diagram).cards(in: part, atMost: 400)
    #expect(found == (all.count > 400 ? all.filter(\.isSelected) : all))
    #expect(DiagramIndex(Self.diagram).cards(in: part, atMost: 2_000) == all)
  }

  @Test func `finds the card at a point, and those near it`() throws {
    let index = DiagramIndex(Self.diagram)
    for card in Self.diagram.cards.suffix(200) {
      #expect(index.card(at: card.frame.center) == card)
      let below = CGPoint(x: card.frame.midX, y: card.frame.maxY + 8)
      #expect(index.cards(near: below, reach: 10).contains(card))
      #expect(!index.cards(near: below, reach: 4).contains(card))
    }
  }

  @Test func `finds each card by its key`() {
    let index = DiagramIndex(Self.diagram)
    #expect(Self.diagram.cards.allSatisfy { index[$0.key] == $0 })
    #expect(index[Card.Key(kind: .view, node: NodeID(9_999))] == nil)
  }

  @Test func `merges touching highlights into one`() {
    let index = DiagramIndex(Self.diagram)
    let whole = CGRect(origin: .zero, size: Self.diagram.size)
    func count(_ scale: Double) -> Int {
      index.plates(in: whole, scale: scale, accent: .black).reduce(0) { sum, item in
        guard case .fill(let path, _) = item else { return sum }
        return sum + path.elements.count { if case .move = $0 { true } else { false } }
      }
    }
    #expect(count(1) == Self.diagram.cards.count)
    #expect(count(0.002) < Self.diagram.cards.count / 4)
  }
}
