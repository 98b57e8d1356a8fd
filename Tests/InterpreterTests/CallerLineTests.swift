import Containment
import Hierarchy
import Samples
import Script
import TestSupport
import Testing

@testable import Interpreter

/// A callback that a script calls by hand is the fault of the line that calls it.
@Suite("The line of a caller")
struct CallerLineTests {
  /// The ids of what is reported, each with its line.
  private func found(in text: String) throws -> [String] {
    let execution = try Interpreter(.scripts).run(.importing(text))
    return execution.recording.events.enumerated().compactMap { place, event in
      guard case .diagnostic(let index) = event.kind else { return nil }
      let line = execution.steps.line(ofEvent: place) ?? 0
      return "\(line) \(execution.recording.diagnostics[Int(index)].id)"
    }
  }

  private static let bed = """
    class Bed: ViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
      }
    }
    class Flower: Bed {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("here")
      }
    }
    let root = ViewController("root")
    window.rootViewController = root
    simulation.turn()

    """

  @Test(arguments: ["Bed", "Flower", "ViewController"])
  func `is in U2 and D08, however many overrides call super`(type: String) throws {
    #expect(
      try found(
        in: Self.bed + """
          let bed = \(type)("bed")
          root.addChild(bed)
          bed.viewWillAppear(false)
          root.view.addSubview(bed.view)
          bed.didMove(toParent: root)
          simulation.turn()
          """) == ["17 U2", "17 D08"])
  }

  @Test func `is the one inside a function, too`() throws {
    #expect(
      try found(
        in: Self.bed + """
          func show(_ bed: Bed) {
            root.addChild(bed)
            root.view.addSubview(bed.view)
            bed.didMove(toParent: root)
            bed.viewWillAppear(true)
          }
          show(Flower("bed"))
          simulation.turn()
          """) == ["19 U2", "19 D08"])
  }

  @Test func `is not in diagnostics of UIKit's own calls`() throws {
    #expect(
      try found(
        in: Self.bed + """
          let bed = Bed("bed")
          root.addChild(bed)
          root.view.addSubview(bed.view)
          simulation.turn()
          """) == ["18 D05"])
  }
}
