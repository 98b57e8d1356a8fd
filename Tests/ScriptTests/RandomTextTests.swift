import TestSupport
import Testing

@testable import Script

/// What must hold for every text: reading it ends, and what comes out fits the text.
private func check(_ source: SourceText, sourceLocation: SourceLocation = #_sourceLocation) {
  let script = ParsedScript(source)
  let size = source.bytes.count
  for range in script.errors.map(\.range) + script.statementRanges {
    #expect(
      0 <= range.start && range.start <= range.end && range.end <= size,
      sourceLocation: sourceLocation)
  }
  let starts = script.errors.map(\.range.start)
  #expect(starts == starts.sorted() && Set(starts).count >= starts.count - 1)
  #expect(script.errors.allSatisfy { !$0.message.isEmpty })
  guard script.errors.isEmpty else { return }
  let again = ParsedScript(SourcePrinter.source(of: script.tree))
  #expect(again.errors.map(\.message) == [], sourceLocation: sourceLocation)
  #expect(TreeText.of(again.tree) == TreeText.of(script.tree), sourceLocation: sourceLocation)
}

@Suite struct `Parsing any text` {
  @Test(arguments: UInt64(1)...300)
  func `ends for bytes`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    check(SourceText(generator.bytes(count: 300)))
  }

  @Test(arguments: UInt64(1)...300)
  func `ends for tokens in any order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    check(SourceText(generator.tokens(count: 150)))
  }

  @Test(arguments: UInt64(1)...300)
  func `ends for programs with errors, and prints the rest unchanged`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let program = generator.element(of: try Cases.programs())
    check(SourceText(generator.mutation(of: program)))
  }
}

@Suite struct `Parsing a huge text` {
  /// Openings without end, chains without end, and nothing but garbage.
  static let pieces = [
    "(", "{", "[", "\"\\(", "{[", "{(", "-", "!", "x.", ".x", "x(", "(x)", "a?", "a ? b : ",
    "a ?? ",
    "1 + ", "[x: ", "if a { ", "func f() { ", "class C { ", "switch x { case ", "A<", "/*", "\"",
    "`", "#", "\\", "let a = {[\n", "let (", "x: [", "let f: (Int) -> ", "else if a {} ", ") ",
    "} ", "] ", "\u{2028}", "a, ", "case .a(", "{ x, ", "#\"", "\"\"\"", "\n", "§", "x\n.y ",
    "let x: A.", "let x: A", "?", "{ get ", "@a(", "a <", "a == ",
  ]

  @Test(arguments: pieces)
  func `ends soon, with few errors and a shallow tree`(piece: String) {
    let text = String(repeating: piece, count: 40_000 / piece.utf8.count)
    let clock = ContinuousClock()
    var errors = 0
    let time = clock.measure { errors = ParsedScript(text).errors.count }
    #expect(errors <= ParsedScript.errorLimit + 1)
    #expect(time < Patience.seconds(5))
  }

  @Test func `refuses excessive nesting, once, and continues`() {
    let deep = String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
    let chain = "x" + String(repeating: ".y", count: 300)
    let fine = String(repeating: "(", count: 90) + "1" + String(repeating: ")", count: 90)
    #expect(
      outcome(of: "let a = \(deep)\nlet b = \(chain)\nlet c = \(fine)\nlet d = *") == """
        1:208: this is nested more than 200 levels deep; name a part of it and use the name
        2:412: this is nested more than 200 levels deep; name a part of it and use the name
        4:9: expected a value, found `*`
        """)
  }
}
