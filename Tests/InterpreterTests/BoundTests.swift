import Containment
import Foundation
import Hierarchy
import Samples
import Script
import Testing

@testable import Interpreter

/// Scripts that ask for too much, each in its own way: a bound ends them soon and in little room.
@Suite("An excessive script", .serialized)
struct BoundTests {
  /// A script, what is to end it, and the line where.
  struct Excess: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let stop: Stop.Reason?
    let line: Int?

    init(_ name: String, _ text: String, _ stop: Stop.Reason?, line: Int?) {
      (testDescription, self.text, self.stop, self.line) = (name, text, stop, line)
    }
  }

  static let all = [
    Excess(
      "timers that start two timers each",
      """
      func more() {
        simulation.after(0.001) { more() }
        simulation.after(0.001) { more() }
      }
      more()
      """, .bound(.statements(1_000_000)), line: 2),
    Excess(
      "an endless loop in a timer",
      """
      simulation.after(1) {
        while true {}
      }
      print("waits")
      """, .bound(.statements(1_000_000)), line: 2),
    Excess(
      "a timer that always starts another",
      """
      func again() { simulation.after(0.001) { again() } }
      again()
      """, .bound(.statements(1_000_000)), line: 1),
    Excess(
      "an endless loop in an override that a container calls",
      """
      class Endless: ViewController {
        override func viewWillAppear(_ animated: Bool) {
          while true {}
        }
      }
      window.rootViewController = NavigationController(rootViewController: Endless())
      simulation.turn()
      """, .bound(.statements(1_000_000)), line: 3),
    Excess(
      "an override that calls itself through its container",
      """
      class Page: ViewController {
        override func addChild(_ child: ViewController) { addChild(child) }
      }
      Page().addChild(ViewController())
      """, .bound(.calls(200)), line: 2),
    Excess(
      "100,000 nested views",
      """
      let root = View("root")
      var inner = root
      for _ in 0..<100_000 {
        let view = View("view")
        inner.addSubview(view)
        inner = view
      }
      """, .bound(.objects(5_000)), line: 5),
    Excess(
      "5,001 objects of a class",
      """
      class Page: ViewController {}
      var pages: [Page] = []
      for _ in 0..<4999 { pages.append(Page()) }
      print(pages.count)
      pages.append(Page())
      pages.append(Page())
      print(pages.count)
      """, .bound(.objects(5_000)), line: 6),
    Excess(
      "looking through a million elements again and again",
      """
      let many = Array(0..<1_000_000)
      print(many.contains(-1))
      for _ in 0..<1000 { _ = many.contains(-1) }
      """, .bound(.work(100_000_000)), line: 3),
    Excess(
      "sorting a million elements again and again",
      """
      var many = Array(0..<1_000_000)
      for _ in 0..<1000 { many = many.sorted() }
      """, .bound(.memory(400_000_000)), line: 2),
    Excess(
      "text that doubles",
      """
      var text = "x"
      while true { text = text + text }
      """, .bound(.memory(400_000_000)), line: 2),
    Excess(
      "an array that doubles",
      """
      var values = [1]
      while true { values += values }
      """, .bound(.memory(400_000_000)), line: 2),
    Excess(
      "deep recursion",
      """
      func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }
      print(sum(150))
      print(sum(100_000))
      """, .bound(.calls(200)), line: 1),
    Excess(
      "closures that call each other",
      """
      var call: (Int) -> Int = { $0 }
      call = { call($0 + 1) }
      print(call(0))
      """, .bound(.calls(200)), line: 2),
    Excess("100,000 lines", "for n in 0..<100_000 { print(n) }", nil, line: nil),
  ]

  @Test(.timeLimit(.minutes(10)), arguments: all)
  func `ends at its limit, soon and in little memory`(_ excess: Excess) throws {
    let residentBefore = Self.residentBytes
    let execution = try Interpreter(.scripts).run(.importing(excess.text))
    #expect(execution.stop == excess.stop)
    #expect(execution.stopLine == excess.line)
    _ = execution.recording.traceText(all: true)
    #expect(Self.residentBytes - residentBefore < 1_000_000_000)
  }

  /// What the process holds, other tests that run meanwhile included.
  private static var residentBytes: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (pages.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? .max / 4096) * 4096
  }

  @Test func `keeps all of 100,000 printed lines`() throws {
    let script = ParsedScript.importing("for n in 0..<100_000 { print(n) }")
    #expect(try Interpreter(.scripts).run(script).output == (0..<100_000).map(String.init))
  }
}
