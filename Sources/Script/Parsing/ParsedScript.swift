/// A parsed script: its text, its tree and its errors.
///
/// Only a tree without errors should be run; others are for editors.
package struct ParsedScript: Sendable {
  package let source: SourceText
  package let tree: SyntaxTree
  /// In source order, one per position, at most `errorLimit` and a final one that says so.
  package let errors: [SyntaxError]
  /// All statements and type members, nested ones included, in source order.
  package let statementRanges: [SourceRange]

  package static let errorLimit = 100

  package init(_ source: SourceText) {
    var lexer = Lexer(source)
    lexer.run()
    var parser = Parser(source, tokens: lexer.tokens)
    self.source = source
    tree = parser.script()
    errors = ParsedScript.sorted(lexer.errors + parser.errors)
    statementRanges = parser.statementRanges.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
  }

  package init(_ text: String) {
    self.init(SourceText(text))
  }

  private static func sorted(_ errors: [SyntaxError]) -> [SyntaxError] {
    var result: [SyntaxError] = []
    for error in errors.sorted(by: { $0.range.start < $1.range.start })
    where error.range.start != result.last?.range.start {
      guard result.count < errorLimit else {
        return result + [SyntaxError(.tooManyErrors(limit: errorLimit), at: error.range)]
      }
      result.append(error)
    }
    return result
  }
}
