/// The syntax tree of a script.
///
/// Imports are declarations. A tree with errors is complete, too: parts that could not be parsed
/// are omitted or are `Expression.Kind.invalid`.
package struct SyntaxTree: Sendable {
  package let statements: [Statement]
}

/// An identifier and its range.
///
/// Without backticks.
package struct Name: Sendable {
  package let text: String
  package let range: SourceRange

  package init(text: String, range: SourceRange) { (self.text, self.range) = (text, range) }
}
