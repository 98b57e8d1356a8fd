/// A word, a sign or a piece of a string, and where it stands.
struct Token: Sendable {
  let kind: Kind
  let range: SourceRange
  /// Whether nothing but blanks and comments stands before it on its line.
  let startsLine: Bool

  enum Kind: Hashable, Sendable {
    case keyword(Keyword)
    case identifier
    /// A name in backticks.
    case quotedIdentifier
    case integer
    case floating
    case malformedNumber

    // A string literal is a start, then texts and interpolations, then an end.
    case stringStart(isMultiline: Bool)
    case stringText
    case stringEnd
    case interpolationStart
    case interpolationEnd
    case rawString

    // Blanks around an operator say what it works on.
    case prefixOperator
    case infixOperator
    case postfixOperator
    /// `?` and `!` right after what they belong to.
    case postfixQuestion
    case postfixExclamation
    /// The `?` of `a ? b : c`.
    case question
    case equal
    case arrow
    /// The `&` of an argument passed `inout`.
    case ampersand

    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, dot
    case backslash
    /// `@name`.
    case attribute
    /// `#name`.
    case directive
    /// What no program contains; an error says so already.
    case unknown
    case end
  }
}
