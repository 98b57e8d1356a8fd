import Testing

@testable import Containment

/// D20, D21, D24, D27 and D29: what comes too late, too often or too early.
@Suite struct `A lint for timing` {
  @Test func `D20 finds an observation that neither side ended`() {
    let found = lesson { simulation, _, all in
      var one: ViewController? = ViewController("one")
      var two: ViewController? = ViewController("two")
      if let one, let two {
        simulation.noteObservation(of: one, by: all[0], what: "place", isOn: true)
        simulation.noteObservation(of: all[0], by: two, what: "size", isOn: true)
      }
      (one, two) = (nil, nil)
    }
    #expect(
      found.diagnostics.map(\.message).sorted() == [
        "one was deallocated and P still observes its place",
        "two was deallocated and still observes size of P",
      ])
    #expect(Set(found.participants) == ["P one", "two P"])
  }

  @Test func `D20 accepts an observation that was ended`() {
    let found = lesson { simulation, _, all in
      let one = ViewController("one")
      simulation.noteObservation(of: one, by: all[0], what: "place", isOn: true)
      simulation.noteObservation(of: one, by: all[0], what: "place", isOn: false)
    }
    #expect(found.diagnostics == [])
  }

  /// How often a loop of two, each of which sets the other `count` times, came around.
  private func loop(_ count: Int) -> (rounds: Int, ids: [String]) {
    var rounds = 0
    let found = lesson { simulation, _, all in
      let other = ViewController("other")
      func set(_ controller: ViewController) {
        rounds += 1
        guard rounds < count else { return }
        simulation.tellObserver(of: controller, what: "place") {
          set(controller === other ? all[0] : other)
        }
      }
      set(other)
      set(other)
    }
    return (rounds, found.diagnostics.map(\.id))
  }

  @Test func `D21 breaks a loop of two objects setting each other, and reports it once`() {
    #expect(loop(1).ids == [])
    #expect(loop(18).ids == [])
    #expect(loop(1000).ids == ["D21"])
    #expect(loop(1000).rounds < 50)
  }

  @Test func `D24 is a response for a released controller`() {
    var answers: [String] = []
    let found = lesson { simulation, _, all in
      simulation.after(0.5, unowned: all[0]) { answers.append($0.name) }
      simulation.after(1, unowned: ViewController("page")) { answers.append($0.name) }
    }
    #expect(answers == ["P"])
    #expect(
      found.diagnostics.map(\.message) == [
        "The answer to a request of page from 1.0 s ago has arrived, and page was deallocated"
      ])
  }

  @Test func `D27 finds objects that are alive when everything is idle`() {
    final class Coordinator {}
    var kept: [AnyObject] = []
    let found = lesson(given: rootWithChild) { simulation, _, all in
      let flow = Coordinator()
      kept.append(flow)
      simulation.expectEnd(of: flow, named: "the flow", by: all[0])
      simulation.expectEnd(of: Coordinator(), named: "another")
      all[1].willMove(toParent: nil)
      all[1].view.removeFromSuperview()
      all[1].removeFromParent()
      simulation.expectEnd(of: all[1])
      simulation.turn()
    }
    #expect(
      found.diagnostics.map(\.message) == [
        "the flow should be deallocated, but is still retained",
        "a should be deallocated, but is still retained",
      ])
    #expect(found.participants == ["P", "a"])
    withExtendedLifetime(kept) {}
  }

  @Test func `D27 waits for animations to release their objects`() {
    var kept: [ViewController] = []
    let found = lesson { simulation, _, all in
      kept = [ViewController("page")]
      View.animate(withDuration: 0.3) {
        all[0].view.alpha = 0.5
      } completion: { _ in
        kept = []
      }
      simulation.expectEnd(of: kept[0])
      simulation.turn()
    }
    #expect(found.diagnostics == [])
  }

  @Test func `D29 is reported for a container that took a size too early`() {
    let found = lesson { simulation, _, all in
      simulation.report(
        .earlySize(
          CGSize(width: 600, height: 600), of: all[0], in: "viewDidLoad",
          final: CGSize(width: 320, height: 460.5)))
    }.diagnostics
    #expect(
      found.map(\.message)
        == ["P used its size 600 × 600 in viewDidLoad; it became 320 × 460.5"])
    #expect(found.first?.isTeaching == true)
  }
}
