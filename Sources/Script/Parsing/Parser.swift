/// A recursive descent parser, with one token of lookahead at most places.
///
/// A function that cannot continue reports the error and throws `Abandoned`. The nearest list of
/// statements or members catches it, skips to its next entry and continues, so one mistake causes
/// one error.
struct Parser {
  let source: SourceText
  var tokens: [Token]
  var index = 0
  var errors: [SyntaxError] = []
  var statementRanges: [SourceRange] = []
  /// False in the head of `if`, `while`, `for` and `switch`, where a brace starts the body.
  var allowsTrailingClosure = true
  /// Whether the innermost braces are those of a function or closure.
  var blockReturnsValue = false
  /// Whether the conditions of a `guard` are being parsed, which `else` follows.
  var isInGuard = false
  /// Whether a `?` may end a value, as in `case "a"?`.
  var readsPattern = false
  var depth = Depth()
  /// Whether a missing closing brace was reported; it leaves all enclosing braces open, too.
  var reportedUnclosedBrace = false

  /// Thrown if a construct cannot be parsed further, after reporting the error.
  struct Abandoned: Error {}

  init(_ source: SourceText, tokens: [Token]) {
    self.source = source
    self.tokens = tokens
  }

  mutating func script() -> SyntaxTree {
    var statements: [Statement] = []
    while token.kind != .end {
      statements += self.statements()
      if token.kind == .rightBrace {
        report(.unopened("}"))
        advance()
      }
    }
    return SyntaxTree(statements: statements)
  }
}

// Token lookahead.
extension Parser {
  var token: Token { tokens[index] }

  func ahead(_ distance: Int) -> Token { tokens[min(index + distance, tokens.count - 1)] }

  /// The range of the token before this one.
  var previousRange: SourceRange { index > 0 ? tokens[index - 1].range : SourceRange(0, 0) }

  func text(of token: Token) -> String { source.text(of: token.range) }

  func isKeyword(_ keyword: Keyword) -> Bool { token.kind == .keyword(keyword) }

  /// Whether the token is this contextual keyword.
  func isWord(_ word: StaticString, at distance: Int = 0) -> Bool {
    let token = ahead(distance)
    return token.kind == .identifier && spells(token, word)
  }

  func isOperator(_ kind: Token.Kind, _ spelling: StaticString) -> Bool {
    token.kind == kind && spells(token, spelling)
  }

  func spells(_ token: Token, _ word: StaticString) -> Bool {
    let range = token.range
    guard range.end - range.start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { source.bytes[range.start..<range.end].elementsEqual($0) }
  }

  /// From a start to the end of the last token taken.
  func range(from start: Int) -> SourceRange {
    SourceRange(start, max(start, previousRange.end))
  }
}

// Taking tokens
extension Parser {
  @discardableResult mutating func advance() -> Token {
    let token = token
    if index < tokens.count - 1 { index += 1 }
    return token
  }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ keyword: Keyword) -> Bool { take(.keyword(keyword)) }

  mutating func expect(_ kind: Token.Kind, _ sign: String) throws(Abandoned) {
    guard take(kind) else { throw expected(.sign(sign)) }
  }

  mutating func expect(_ keyword: Keyword) throws(Abandoned) {
    guard take(keyword) else { throw expected(.word(keyword.rawValue)) }
  }

  mutating func name(_ expectation: SyntaxError.Expectation = .name) throws(Abandoned) -> Name {
    guard let name = takeName() else { throw expected(expectation) }
    return name
  }

  mutating func takeName() -> Name? {
    switch token.kind {
    case .identifier: return Name(text: text(of: token), range: advance().range)
    case .quotedIdentifier:
      let range = advance().range
      return Name(text: source.text(of: SourceRange(range.start + 1, range.end - 1)), range: range)
    default: return nil
    }
  }

  /// A name, or a keyword where keywords are names: labels, and members after a dot.
  mutating func takeNameOrKeyword() -> Name? {
    if case .keyword(let keyword) = token.kind, keyword != .underscore {
      return Name(text: keyword.rawValue, range: advance().range)
    }
    return takeName()
  }
}
