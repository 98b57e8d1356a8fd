/// A script that was read: its text, its tree, and all that is wrong with it.
///
/// Only the tree of a script without errors should be run; the other is there for editors.
package struct ParsedScript: Sendable {
  package let source: SourceText
  package let tree: SyntaxTree
  /// In the order of the text, none twice at one place, at most `errorLimit` and one that says so.
  package let errors: [SyntaxError]
  /// Every statement and every member of a type, also those inside of others, in the order of the text.
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
