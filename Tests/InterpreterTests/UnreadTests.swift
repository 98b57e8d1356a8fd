import Samples
import Script
import TestSupport
import Testing

@testable import Interpreter

/// Scripts with something in them that the subset leaves out.
@Suite("Partly refused scripts")
struct UnreadTests {
  @Test(arguments: Case.all.filter(\.isCompiled))
  func `a refused line causes no other error`(_ one: Case) throws {
    var dice = SeededGenerator(seed: 7)
    let good = try one.source()
    for index in Self.refused.indices {
      let ranges = good.tree.statements.map(\.range)
      let place = ranges[dice.number(below: ranges.count)].start
      var bytes = good.source.bytes
      bytes.insert(contentsOf: Array("\(Self.refused[index])\n".utf8), at: place)
      let script = ParsedScript(SourceText(bytes))
      let errors = Interpreter(.scripts).errors(in: script)
      #expect(!script.errors.isEmpty)
      #expect(errors.map(\.kind) == script.errors.map { .syntax($0.message) })
    }
  }

  @Test(arguments: Case.all.filter(\.isCompiled))
  func `a syntax error is the only error reported`(_ one: Case) throws {
    let text = try one.text()
    let script = ParsedScript("\(text)\nlet = )\nlet number: Int = \"text\"\n")
    let errors = Interpreter(.scripts).errors(in: script)
    #expect(errors.map(\.kind) == script.errors.map { .syntax($0.message) })
  }

  private static let refused = [
    "do { _ = 1 }", "defer { print(1) }", "typealias Whole = Int",
    "func same<Thing>(_ thing: Thing) -> Thing { thing }",
    "if case let one? = Optional(1) { _ = one }",
    "func tried(_ number: Int) throws -> Int { number }", "#if os(Linux)\n#endif",
    "outer: for _ in 0..<1 { break outer }", "let raw = #\"a\"#",
  ]
}
