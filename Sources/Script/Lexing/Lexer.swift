/// Splits a text into tokens in one pass, whether it is valid or not.
struct Lexer {
  let bytes: [UInt8]
  var position: Int
  var startsLine = true
  var tokens: [Token] = []
  var comments: [SourceRange] = []
  var errors: [SyntaxError] = []
  /// Whether this line has an unknown character; one error per line is enough.
  private var hasUnknown = false
  /// The string literals open here, the innermost last.
  var strings: [OpenString] = []
  /// The number of open literals that must end on their line.
  var singleLineStrings = 0

  init(_ source: SourceText) {
    bytes = source.bytes
    position = source.start
    tokens.reserveCapacity(bytes.count / 4)
  }

  mutating func run() {
    reportDamage()
    while position < bytes.count {
      if isInStringText { readStringText() } else { readCode() }
    }
    closeStrings(downTo: 0)
    emit(.end, from: position)
  }

  /// The byte at a distance, or 0 past the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  /// Emits the text from `start` to here.
  mutating func emit(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, range: SourceRange(start, position), startsLine: startsLine))
    startsLine = false
  }

  mutating func emit(_ kind: Token.Kind, length: Int) {
    position += length
    emit(kind, from: position - length)
  }

  mutating func report(_ problem: SyntaxError.Problem, from start: Int) {
    errors.append(SyntaxError(problem, at: SourceRange(start, position)))
  }

  private mutating func readCode() {
    let start = position
    switch peek() {
    case .lineFeed, .carriageReturn:
      position += 1
      (startsLine, hasUnknown) = (true, false)
      closeSingleLineStrings(at: start)
    case " ", "\t", 0x0B, 0x0C: position += 1
    case "/" where peek(1) == "/": readLineComment()
    case "/" where peek(1) == "*": readBlockComment()
    case "(": openParenthesis()
    case ")": closeParenthesis()
    case "[": emit(.leftBracket, length: 1)
    case "]": emit(.rightBracket, length: 1)
    case "{": emit(.leftBrace, length: 1)
    case "}": emit(.rightBrace, length: 1)
    case ",": emit(.comma, length: 1)
    case ":": emit(.colon, length: 1)
    case ";": emit(.semicolon, length: 1)
    case "\\": emit(.backslash, length: 1)
    case "\"": openString()
    case "#": readHash()
    case "@":
      position += 1
      skipName()
      emit(.attribute, from: start)
    case "`": readQuotedIdentifier()
    case ".": readDots()
    case let byte where byte.isDigit: readNumber()
    case let byte where byte.isOperator: readOperator()
    default: readWord()
    }
  }

  private mutating func readDots() {
    if peek(1) == ".", peek(2) == "." || peek(2) == "<" {
      readOperator()
    } else {
      emit(.dot, length: 1)
    }
  }

  private mutating func readWord() {
    let start = position
    skipName()
    guard position > start else { return readUnknown() }
    if bytes[start] == "$",
      position == start + 1 || !bytes[(start + 1)..<position].allSatisfy(\.isDigit)
    {
      if !hasUnknown { report(.unknownCharacter("$"), from: start) }
      hasUnknown = true
      return emit(.unknown, from: start)
    }
    let word = bytes[start..<position]
    emit(Keyword(word).map(Token.Kind.keyword) ?? .identifier, from: start)
  }

  private mutating func readQuotedIdentifier() {
    let start = position
    position += 1
    skipName()
    guard peek() == "`", position > start + 1 else {
      if !hasUnknown { report(.unterminatedName, from: start) }
      hasUnknown = true
      return emit(.unknown, from: start)
    }
    position += 1
    emit(.quotedIdentifier, from: start)
  }

  private mutating func readHash() {
    let start = position
    position += 1
    while peek() == "#" { position += 1 }
    guard peek() == "\"" else {
      skipName()
      return emit(.directive, from: start)
    }
    readRawString(from: start)
  }

  /// Skips to the closing quote with the same number of `#`, at most to the end of the line.
  private mutating func readRawString(from start: Int) {
    let signs = position - start
    var run = -1
    repeat {
      position += 1
      switch peek() {
      case "\"": run = 0
      case "#" where run >= 0: run += 1
      default: run = -1
      }
    } while run < signs && position < bytes.count && !peek().isNewline
    position = min(position + (run == signs ? 1 : 0), bytes.count)
    emit(.rawString, from: start)
  }

  /// Skips characters that start no token, as one piece.
  private mutating func readUnknown() {
    let start = position
    let scalar = decodeScalar()
    position += scalar.length
    if !hasUnknown, let value = scalar.value {
      report(.unknownCharacter(String(value)), from: start)
    }
    hasUnknown = true
    while peek() >= 0x80 || (peek() < 0x20 && !peek().isBlank && position < bytes.count) {
      let next = decodeScalar()
      if let value = next.value, value.isIdentifierContinuation { break }
      position += next.length
    }
    emit(.unknown, from: start)
  }
}
