/// What a script says, in the order it says it.
///
/// Imports are declarations like any other. A tree with errors beside it is whole too: what could
/// not be read is left out or stands as `Expression.Kind.invalid`.
package struct SyntaxTree: Sendable {
  package let statements: [Statement]
}

/// A word that names something, and where it stands.
///
/// A name written in backticks comes without them.
package struct Name: Sendable {
  package let text: String
  package let range: SourceRange

  package init(text: String, range: SourceRange) { (self.text, self.range) = (text, range) }
}
