import CairoKit
import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

/// The height of text depends on its script; the surroundings make room.
@Suite struct `Names in tall scripts` {
  private let options = FigureOptions(shaper: PangoShaper())

  private static let names = [
    "اُردُو جُمْلَةٌ", "العربية", "ကြိုဆိုပါသည်", "ខ្មែរ", "हिन्दी क्षत्रिय", "日本語", "ไทย ที่นี่", "😀👩‍👩‍👧", "Ấ̃ḝ",
  ]

  private func expectRoom(for name: String, in cards: [Card]) {
    #expect(cards.contains { $0.label.contains(name) })
    for card in cards {
      // Within the outline, which is no wider than this.
      let box = CGRect(origin: .zero, size: card.frame.size).insetBy(dx: 1, dy: 1)
      let words: [CGRect] = card.face.compactMap { item in
        guard case .text(let run, let corner) = item else { return nil }
        return CGRect(origin: corner, size: options.shaper.size(of: run))
      }
      for (index, word) in words.enumerated() {
        #expect(box.contains(word), "\(word) in \(box) of \(card.label)")
        for other in words[..<index] {
          let shared = word.intersection(other)
          #expect(shared.width < 1 || shared.height < 1, "\(word) over \(other) in \(card.label)")
        }
      }
    }
  }

  @Test(arguments: names) func `fit in their cards`(name: String) {
    var recording = Recording()
    recording.append(.controllerMade(NodeID(1), name: name, className: "Pane\(name)"))
    recording.append(.viewMade(NodeID(2), name: name, className: "View"))
    let diagram = HierarchyFigure.diagram(of: recording.latest, options: options)
    expectRoom(for: name, in: diagram.cards)
  }

  @Test(arguments: names) func `fit in the cards of a difference`(name: String) {
    let plain = ComparedTree([ComparedTree.Node(className: "Pane")])
    let named = ComparedTree([
      ComparedTree.Node(className: "Pane"),
      ComparedTree.Node(
        className: name, identity: name, facts: [ComparedTree.Fact("title", name)], parent: 0),
    ])
    let difference = HierarchyDifference(from: plain, to: named, ofOneSource: true)
    expectRoom(
      for: name, in: DifferenceDiagram.diagram(of: difference, options: options).cards)
  }
}
