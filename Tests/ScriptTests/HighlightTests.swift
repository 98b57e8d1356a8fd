import TestSupport
import Testing

@testable import Script

@Suite struct `Syntax highlighting` {
  /// One line a piece: its kind and its text.
  private func pieces(_ text: String) -> [String] {
    let source = SourceText(text)
    return Highlight.all(in: source).map { "\($0.kind.rawValue) \(source.text(of: $0.range))" }
  }

  @Test func `distinguishes words, operators, strings and comments`() {
    let text = #"""
      // Two views
      @main class Nav: ViewController { /* all */
        override func go(for x: Int) { run(x, in: "a \(x + 1)é") ?? .init(self.class) }
        weak var y: Int { get { 0x1F } }
      } #if §
      """#
    #expect(
      pieces(text) == [
        "comment // Two views", "attribute @main", "keyword class", "typeName Nav",
        "punctuation :", "typeName ViewController", "punctuation {", "comment /* all */",
        "keyword override", "keyword func", "function go", "punctuation (", "name for", "name x",
        "punctuation :", "typeName Int", "punctuation )", "punctuation {", "function run",
        "punctuation (", "name x", "punctuation ,", "name in", "punctuation :", "string \"",
        "string a ", "punctuation \\(", "name x", "operator +", "number 1", "punctuation )",
        "string é", "string \"", "punctuation )", "operator ??", "punctuation .", "keyword init",
        "punctuation (", "keyword self", "punctuation .", "name class", "punctuation )",
        "punctuation }", "keyword weak", "keyword var", "name y", "punctuation :", "typeName Int",
        "punctuation {", "keyword get", "punctuation {", "number 0x1F", "punctuation }",
        "punctuation }", "punctuation }", "directive #if", "unknown §",
      ])
  }

  @Test(arguments: UInt64(1)...50)
  func `covers any text in order, except white space`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let source = SourceText(generator.bytes(count: 400))
    var end = source.start
    for highlight in Highlight.all(in: source) {
      #expect(highlight.range.start >= end)
      #expect(highlight.range.end > highlight.range.start)
      let gap = source.bytes[end..<highlight.range.start]
      #expect(gap.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) })
      end = highlight.range.end
    }
    #expect(source.bytes[end...].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) })
  }
}

@Suite struct `The statements of a script` {
  @Test func `have first and last lines, the outer before the inner`() {
    let script = ParsedScript(
      """
      let a = 1
      if a > 0 {
        run {
          go()
        }
      }

      class C {
        var x = 1
        func f() { a(); b() }
      }
      """)
    let lines = script.statementRanges.map { range in
      script.source.line(of: range.start)...script.source.line(of: range.end - 1)
    }
    #expect(
      lines == [
        1...1, 2...6, 3...5, 4...4, 8...11, 9...9, 10...10, 10...10, 10...10,
      ])
  }
}
