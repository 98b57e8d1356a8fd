import Foundation
import TestSupport
import Testing

/// Scripts that ask for all that a run may have, each of another kind, in a process of their own.
///
/// SECURITY.md promises: a run ends within ten seconds, in a gigabyte of memory.
@Suite("A script that asks for too much", .serialized) struct BoundedRunTests {
  struct Greedy: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    /// The line where it is stopped, or nothing for one that just may run to its end.
    let line: Int?
    let words: String

    init(_ name: String, _ text: String, line: Int?, _ words: String = "") {
      (testDescription, self.line, self.words) = (name, line, words)
      self.text = "import Containers\n" + text + "\n"
    }
  }

  private static let values = "more than 400 MB of values"
  private static let steps = "more than 100000000 steps"

  static let all = [
    Greedy(
      "each letter replaced by 100,000",
      """
      let s = String(repeating: "a", count: 100000)
      print(s.replacingOccurrences(of: "a", with: s).count)
      """, line: 3, values),
    Greedy(
      "one text joined 20,000 times",
      """
      let s = String(repeating: "x", count: 1000000)
      print(Array(repeating: s, count: 20000).joined().count)
      """, line: 3, values),
    Greedy(
      "one text printed 20,000 times",
      """
      let s = String(repeating: "x", count: 1000000)
      print(Array(repeating: s, count: 20000))
      """, line: 3, "more than"),
    Greedy(
      "a megabyte and a letter, 3,000 times",
      """
      let s = String(repeating: "x", count: 1000000)
      print(Array(repeating: s, count: 3000).map { $0 + "y" }.count)
      """, line: 3, values),
    Greedy(
      "a long text sought in a longer one",
      """
      let s = String(repeating: "a", count: 900000)
      print(s.contains(String(repeating: "a", count: 100000) + "b"))
      """, line: nil),
    Greedy(
      "texts compared",
      """
      let s = String(repeating: "é", count: 5000000) + "x"
      var n = 0
      for _ in 0..<900000 { if s == s + "" { n += 1 } }
      """, line: 4, steps),
    Greedy(
      "texts compared that are written in two ways",
      """
      let a = String(repeating: "é", count: 3000)
      let b = String(repeating: "e\\u{301}", count: 3000)
      var n = 0
      for _ in 0..<900000 { if a < b { n += 1 } }
      """, line: 5, steps),
    Greedy(
      "arrays compared",
      """
      let a = Array(0..<1000000)
      let b = Array(0..<1000000)
      var n = 0
      for _ in 0..<300000 { if a == b { n += 1 } }
      """, line: 5, steps),
    Greedy(
      "a key of a megabyte",
      """
      var d: [String: Int] = [:]
      let s = String(repeating: "k", count: 1000000)
      for i in 0..<400000 { d[s] = i }
      """, line: 4, steps),
    Greedy(
      "copies of an array that differ in one element",
      """
      let a = Array(0..<1000)
      var all: [[Int]] = []
      for i in 0..<900000 { var b = a; b[0] = i; all.append(b) }
      """, line: 4, values),
    Greedy(
      "dictionaries",
      """
      var d: [String: String] = [:]
      for i in 0..<900000 { d["a key of twenty letters \\(i)"] = "and a value of more \\(i)" }
      """, line: 3, "more than"),
    Greedy(
      "objects",
      """
      class C { weak var a: C?; var b: [Int] = []; var c = "" }
      var all: [C] = []
      for i in 0..<900000 { let c = C(); c.a = c; c.b = [i]; c.c = "\\(i) is a number"; all.append(c) }
      """, line: 4, "more than"),
    Greedy(
      "names of a megabyte",
      """
      let s = String(repeating: "x", count: 1000000)
      var all: [ViewController] = []
      for i in 0..<2000 { all.append(ViewController("\\(i)" + s)) }
      """, line: 4, values),
    Greedy(
      "events of a controller with a long name",
      """
      let root = ViewController("root")
      let long = ViewController(String(repeating: "x", count: 1000000))
      for _ in 0..<200000 { root.addChild(long); long.removeFromParent() }
      """, line: 4, values),
    Greedy(
      "printed lines", "let s = String(repeating: \"x\", count: 1000)\nwhile true { print(s) }",
      line: 3, values),
    Greedy(
      "layout of 4,000 views",
      """
      let root = ViewController("root")
      window.rootViewController = root
      for _ in 0..<4000 { root.view.addSubview(View("v")) }
      for i in 0..<300000 {
        root.view.frame = CGRect(x: 0, y: 0, width: Double(i % 300), height: 100)
        simulation.turn()
      }
      """, line: 6, "more than"),
  ]

  /// How long a run may take; a build for debugging takes some ten times as long.
  private static var seconds: Double {
    #if DEBUG
      200
    #else
      10
    #endif
  }

  @Test(
    .disabled(if: Sanitizer.kind != nil, "its notes take more than a run may have"), arguments: all)
  func `is stopped at its line within ten seconds and a gigabyte`(_ script: Greedy) throws {
    let run = try MeasuredRun(tracing: script.text, within: 2_000_000)
    #expect(!run.hasCrashed)
    #expect(run.seconds < Self.seconds)
    #expect(run.peak < 1_000_000_000)
    if let line = script.line {
      #expect(run.status == 1)
      #expect(run.errors.hasPrefix("terrarium: own.swift:\(line): \(script.words)"))
    } else {
      #expect(run.status == 0 && run.errors.isEmpty)
    }
  }
}
