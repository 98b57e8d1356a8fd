import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

@Suite struct `A diagram` {
  static func diagrams(_ seed: UInt64) -> [NodeDiagram] {
    let state = randomRecording(seed: seed).latest
    return [
      TreeFigure.diagram(of: state, options: options()),
      ViewsFigure.diagram(of: state, options: options()),
      HierarchyFigure.diagram(of: state, options: options()),
    ]
  }

  @Test(arguments: UInt64(1)...60)
  func `never lets cards overlap or leave the picture`(seed: UInt64) {
    for diagram in Self.diagrams(seed) {
      let whole = CGRect(origin: .zero, size: diagram.size)
      for (index, card) in diagram.cards.enumerated() {
        #expect(whole.contains(card.frame))
        for other in diagram.cards[..<index] {
          let inner = other.frame.insetBy(dx: 0.01, dy: 0.01)
          #expect(!card.frame.intersects(inner), "\(card.label) over \(other.label)")
        }
      }
    }
  }

  @Test(arguments: UInt64(1)...60)
  func `keeps all text inside its card`(seed: UInt64) {
    let shaper = BlockShaper()
    for card in Self.diagrams(seed).flatMap(\.cards) {
      let box = CGRect(origin: .zero, size: card.frame.size)
      for case .text(let run, let corner) in card.face {
        let text = CGRect(origin: corner, size: shaper.size(of: run))
        #expect(box.contains(text), "\(run.text) in \(card.label)")
      }
    }
  }

  @Test(arguments: UInt64(1)...60)
  func `ends every line at its cards`(seed: UInt64) throws {
    for diagram in Self.diagrams(seed) {
      for edge in diagram.edges where edge.from != edge.to {
        let start = try #require(diagram.cards.first { $0.key == edge.from }).frame
        let end = try #require(diagram.cards.first { $0.key == edge.to }).frame
        let path = edge.path(from: start, to: end, detour: diagram.size.width)
        guard case .move(let first)? = path.elements.first else {
          Issue.record("A line begins somewhere.")
          continue
        }
        let last =
          switch path.elements.last {
          case .line(let point), .curve(_, _, let point): point
          default: CGPoint.zero
          }
        #expect(abs(first.y - start.maxY) < 1e-6 && start.minX <= first.x && first.x <= start.maxX)
        #expect(abs(last.y - end.minY) < 1e-6 && end.minX <= last.x && last.x <= end.maxX)
      }
    }
  }

  @Test(arguments: UInt64(1)...20)
  func `is the same each time it is drawn`(seed: UInt64) {
    #expect(Self.diagrams(seed) == Self.diagrams(seed))
  }

  @Test(arguments: UInt64(1)...20)
  func `animates from one state to the next without a jump at either end`(seed: UInt64) throws {
    let recording = randomRecording(seed: seed)
    let old = TreeFigure.diagram(
      of: recording.state(atEvent: recording.events.count / 2), options: options())
    let new = TreeFigure.diagram(of: recording.latest, options: options())
    let glide = NodeGlide(from: old, to: new)
    #expect(glide.diagram(at: 0) == old)
    #expect(glide.diagram(at: 1) == new)
    let middle = glide.diagram(at: 0.5)
    for card in middle.cards {
      guard let before = old.cards.first(where: { $0.key == card.key }),
        let after = new.cards.first(where: { $0.key == card.key })
      else { continue }
      #expect(abs(card.frame.minX - (before.frame.minX + after.frame.minX) / 2) < 1e-9)
      #expect(abs(card.frame.minY - (before.frame.minY + after.frame.minY) / 2) < 1e-9)
    }
  }

  @Test func `keeps cards in place while only phases change`() {
    var scene = SlotScene()
    func frames() -> [CGRect] {
      TreeFigure.cards(of: scene.recording.latest, options: options()).map(\.frame)
    }
    let rest = frames()
    for phase in AppearancePhase.allCases {
      scene.recording.append(.phase(SlotScene.old, phase, isAnimated: true))
      scene.recording.append(.pendingMove(SlotScene.old, .from))
      #expect(frames() == rest)
    }
  }

  @Test func `has an accessible name for every card`() {
    var scene = SlotScene()
    scene.recording.append(.phase(SlotScene.root, .appeared, isAnimated: false))
    scene.recording.append(.phase(SlotScene.new, .appearing, isAnimated: true))
    scene.recording.append(.pendingMove(SlotScene.new, .to))
    scene.recording.append(
      .observation(observer: SlotScene.root, of: SlotScene.old, what: "place", isOn: true))
    scene.recording.append(.controllerMade(NodeID(9), name: "spare", className: "PaneController"))
    let labels = HierarchyFigure.diagram(of: scene.recording.latest, options: options()).cards
      .map(\.label).joined(separator: "\n")
    #expect(
      labels == """
        window, window
        root, PaneController, appeared, root of window, 2 children
        old, PaneController, disappeared, child of root, place observed by root
        new, PaneController, appearing animated, child of root, moving to parent
        spare, PaneController, not loaded, no parent
        window, window among the views
        root.view, View, in window, view of root, appeared
        slot, View, in root.view
        old.view, View, in slot, view of old, disappeared
        new.view, View, in slot, view of new, appearing
        """)
  }

  @Test func `highlights a controller together with its view`() {
    let state = SlotScene().recording.latest
    for selection in [SlotScene.old, SlotScene.oldView] {
      let cards = HierarchyFigure.diagram(of: state, options: options(selection: selection)).cards
      #expect(cards.filter(\.isSelected).map(\.node) == [SlotScene.old, SlotScene.oldView])
    }
  }
}
