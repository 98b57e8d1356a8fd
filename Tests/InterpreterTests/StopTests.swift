import Containers
import Script
import Testing

@testable import Interpreter

/// What ends a run is told with its line, its cause and a way out.
@Suite("The end of a run")
struct StopTests {
  @Test(arguments: Misused.all) func `tells what compiled Swift would have crashed of`(
    _ one: Misused
  ) throws {
    let execution = try Interpreter(.containers).run(ParsedScript(one.script))
    #expect("line \(execution.stopLine ?? 0): \(execution.stop?.message ?? "none")" == one.message)
  }

  @Test func `at a bound tells what there was too much of`() {
    let bounds: [Bound] = [.statements(1), .calls(2), .memory(3), .events(4)]
    #expect(
      bounds.map(\.message) == [
        "more than 1 statements; is there a loop without an end?",
        "more than 2 nested calls; does a function call itself?",
        "more than 3 elements and characters were made",
        "more than 4 events; is there a loop without an end?",
      ])
  }
}

/// A script that ends at once, and what is said about it.
struct Misused: CustomTestStringConvertible, Sendable {
  let script: String
  let message: String

  var testDescription: String { script }

  init(_ script: String, _ message: String) { (self.script, self.message) = (script, message) }

  static let all = [
    Misused(
      "let none: Int? = nil\nprint(none!)",
      "line 2: `!` found nil; unwrap with `if let` or `guard let`"),
    Misused("print([1][3])", "line 1: the index is out of range; compare it with `count` first"),
    Misused(
      "let items = [1]\nprint(items[2...].count)",
      "line 2: the index is out of range; compare it with `count` first"),
    Misused(
      "var n = Int.max\nn += 1", "line 2: `+` gives a number that does not fit into Int"),
    Misused("var n = 0\nprint(1 / n)", "line 2: this divides by zero"),
    Misused("let n = 3\nfor _ in n..<1 {}", "line 2: the range ends before it begins"),
    Misused(
      "var none: [Int] = []\nnone.removeLast()", "line 2: `removeLast()` needs at least one element"
    ),
    Misused(
      "let page = ViewController()\nprint(page as! NavigationController)",
      "line 2: the forced cast found ViewController, which is no NavigationController"),
    Misused("print(Int(Double.nan))", "line 1: nan does not fit into Int"),
    Misused(
      "let k = \"a\"\nlet d = [k: 1, \"a\": 2]", "line 2: a key stands twice in the dictionary"),
    Misused("print(Array(repeating: 0, count: -1))", "line 1: a count must not be negative"),
    Misused(
      "for _ in stride(from: 0, to: 1, by: 0) {}", "line 1: a stride needs a step other than zero"),
    Misused(
      "func f() { print(late) }\nf()\nlet late = 1", "line 1: `late` is read before it has a value"),
    Misused(
      "class A {}\nvar a: A? = A()\nunowned let gone = a!\na = nil\nprint(gone === nil)",
      "line 5: what `gone` referred to is gone; use `weak`"),
    Misused("fatalError(\"no way\")", "line 1: no way"),
    Misused("fatalError()", "line 1: the script ends itself"),
    Misused("precondition(1 > 2, \"order\")", "line 1: order"),
    Misused("print(Character(\"ab\"))", "line 1: a Character is made of one character, not of 2"),
    Misused(
      "print(String(format: \"%d\", 1.5))",
      "line 1: the format `%d` does not fit its argument; use `%d`, `%.1f` or `%@`"),
  ]
}
