// Error reporting and recovery.

extension Parser {
  mutating func report(_ problem: SyntaxError.Problem) {
    report(problem, at: token.range)
  }

  mutating func report(_ problem: SyntaxError.Problem, at range: SourceRange) {
    errors.append(SyntaxError(problem, at: range))
  }

  /// Reports unsupported Swift, so that parsing can continue after it.
  mutating func refuse(_ construct: Construct) {
    report(.refused(construct))
  }

  mutating func failure(_ problem: SyntaxError.Problem) -> Abandoned {
    report(problem)
    return Abandoned()
  }

  /// Reports a missing token: at the end of the previous line if this token starts a line.
  mutating func expected(_ expectation: SyntaxError.Expectation) -> Abandoned {
    guard !isReportedByLexer else { return Abandoned() }
    let end = previousRange.end
    if token.kind == .end {
      report(.expected(expectation, found: .endOfScript), at: SourceRange(end, end))
    } else if token.startsLine && index > 0 {
      report(.expected(expectation, found: .endOfLine), at: SourceRange(end, end))
    } else {
      report(.expected(expectation, found: .text(text(of: token))))
    }
    return Abandoned()
  }

  /// Whether this token results from an error that the lexer reported.
  var isReportedByLexer: Bool {
    switch token.kind {
    case .unknown: true
    case .interpolationEnd, .stringEnd: token.range.start == token.range.end
    default: false
    }
  }

  mutating func reportUnclosedBrace(at range: SourceRange) {
    guard !reportedUnclosedBrace else { return }
    reportedUnclosedBrace = true
    report(.unclosed("{"), at: range)
  }
}

// Error recovery.
extension Parser {
  /// Skips the rest of an entry that began at `start`, and at least one token.
  ///
  /// The next entry begins on a new line outside of all brackets opened since; a keyword that can
  /// only start a statement also begins one inside parentheses, which were left open.
  mutating func skipEntry(from start: Int) {
    var openings: [Token.Kind] = []
    var openBraces = 0
    if index == start { skipToken(&openings, &openBraces) }
    while token.kind != .end {
      if token.kind == .rightBrace && openBraces == 0 { return }
      if openings.isEmpty && token.kind == .semicolon {
        advance()
        return
      }
      if startsEntry(afterOpening: openings.count, braces: openBraces) { return }
      skipToken(&openings, &openBraces)
    }
  }

  private func startsEntry(afterOpening openings: Int, braces: Int) -> Bool {
    guard token.startsLine, braces == 0 else { return false }
    if case .keyword(let keyword) = token.kind, keyword.startsStatement { return true }
    guard openings == 0 else { return false }
    switch token.kind {
    case .dot, .infixOperator, .question, .colon, .comma, .rightParen, .rightBracket, .arrow,
      .equal,
      .keyword(.else), .leftBrace:
      return false
    default: return true
    }
  }

  private mutating func skipToken(_ openings: inout [Token.Kind], _ openBraces: inout Int) {
    switch advance().kind {
    case .leftParen: openings.append(.rightParen)
    case .leftBracket: openings.append(.rightBracket)
    case .leftBrace:
      openings.append(.rightBrace)
      openBraces += 1
    case .rightBrace where openBraces > 0:
      openBraces -= 1
      while openings.removeLast() != .rightBrace {}
    case let kind where kind == openings.last: openings.removeLast()
    default: break
    }
  }

  /// Skips past the brace that closes an earlier one.
  mutating func skipThroughClosingBrace(of opening: SourceRange) {
    var depth = 1
    while depth > 0 {
      switch token.kind {
      case .end: return reportUnclosedBrace(at: opening)
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      default: break
      }
      advance()
    }
  }

  /// Skips parentheses and their contents.
  mutating func skipParentheses() {
    var depth = 0
    repeat {
      switch token.kind {
      case .end, .leftBrace, .rightBrace: return
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      default: break
      }
      advance()
    } while depth > 0
  }
}
