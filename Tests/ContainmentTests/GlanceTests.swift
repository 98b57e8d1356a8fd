import Containment
import Foundation
import Testing

/// The table of the article on the handshake: which code makes each call, and the mistakes.
@Suite struct `The handshake at a glance` {
  /// The rows of the table: the call, and the code of the diagnostic.
  private static var rows: [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Containment/Containment.docc/Handshake.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[2].hasSuffix("as well") || cells[2].hasSuffix("left out") else {
        return nil
      }
      let codes = cells[2].components(separatedBy: " when ")[0]
      return "\(cells[0]): \(codes)"
    }
  }

  /// A parent on screen, a child of it, and what is done to them; the codes that come of it.
  private static func slip(
    isChild: Bool = false, _ body: (ViewController, ViewController) -> Void
  ) -> String {
    let simulation = Simulation()
    let window = simulation.make {
      let window = Window()
      let (parent, child) = (ViewController("parent"), ViewController("child"))
      window.rootViewController = parent
      if isChild { add(child, to: parent) }
      simulation.turn()
      body(parent, child)
      simulation.finishAnimations()
      return window
    }
    return withExtendedLifetime(window) {
      Set(simulation.recording.diagnostics.map(\.id)).sorted().joined(separator: " and ")
    }
  }

  private static func add(_ child: ViewController, to parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private static func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test func `S1-26 shows what you do and what is done for you, and reports each mistake`() {
    let found = [
      "`addChild(_:)`: "
        + Self.slip { parent, child in parent.view.addSubview(child.view) },
      "`willMove(toParent: parent)`: "
        + Self.slip { parent, child in
          child.willMove(toParent: parent)
          Self.add(child, to: parent)
        },
      "`didMove(toParent: parent)`: "
        + Self.slip { parent, child in
          parent.addChild(child)
          parent.view.addSubview(child.view)
        },
      "`willMove(toParent: nil)`: "
        + Self.slip(isChild: true) { _, child in
          child.view.removeFromSuperview()
          child.removeFromParent()
        },
      "`didMove(toParent: nil)`: "
        + Self.slip(isChild: true) { _, child in
          Self.remove(child)
          child.didMove(toParent: nil)
        },
      "`viewWillAppear(_:)` and its like: "
        + Self.slip { parent, child in
          child.viewWillAppear(false)
          Self.add(child, to: parent)
        },
      "putting views in and taking them out: "
        + Self.slip(isChild: true) { parent, child in
          let second = ViewController("second")
          child.willMove(toParent: nil)
          parent.addChild(second)
          parent.view.addSubview(second.view)
          parent.transition(
            from: child, to: second, duration: 0.2,
            completion: { _ in
              child.removeFromParent()
              second.didMove(toParent: parent)
            })
        },
    ]
    #expect(found == Self.rows)
  }

  @Test func `S1-26 reports nothing when each call is made by the right side`() {
    #expect(Self.slip { parent, child in Self.add(child, to: parent) } == "")
    #expect(Self.slip(isChild: true) { _, child in Self.remove(child) } == "")
  }
}
