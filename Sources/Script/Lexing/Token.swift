/// A word, a sign or a piece of a string literal, with its range.
struct Token: Sendable {
  let kind: Kind
  let range: SourceRange
  /// Whether only white space and comments precede it on its line.
  let startsLine: Bool

  enum Kind: Hashable, Sendable {
    case keyword(Keyword)
    case identifier
    /// A name in backticks.
    case quotedIdentifier
    case integer
    case floating
    case malformedNumber

    // A string literal is a start, then text and interpolations, then an end.
    case stringStart(isMultiline: Bool)
    case stringText
    case stringEnd
    case interpolationStart
    case interpolationEnd
    case rawString

    // The white space around an operator decides its kind.
    case prefixOperator
    case infixOperator
    case postfixOperator
    /// `?` and `!` directly after an operand.
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
    /// Not part of Swift; reported already.
    case unknown
    case end
  }
}
