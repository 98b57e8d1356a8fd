// String literals: text and interpolations alternate, nested to any depth.

extension Lexer {
  struct OpenString {
    let start: Int
    let isMultiline: Bool
    /// The number of open parentheses in the interpolation; nil in text.
    var parentheses: Int?
  }

  var isInStringText: Bool { strings.last.map { $0.parentheses == nil } == true }

  mutating func openString() {
    let isMultiline = peek(1) == "\"" && peek(2) == "\""
    strings.append(OpenString(start: position, isMultiline: isMultiline, parentheses: nil))
    singleLineStrings += isMultiline ? 0 : 1
    emit(.stringStart(isMultiline: isMultiline), length: isMultiline ? 3 : 1)
  }

  /// Reads up to the next interpolation, or through the end of the literal.
  mutating func readStringText() {
    guard let string = strings.last else { return }
    let start = position
    while position < bytes.count {
      switch peek() {
      case "\\" where peek(1) == "(":
        emitText(from: start)
        strings[strings.count - 1].parentheses = 0
        return emit(.interpolationStart, length: 2)
      case "\\" where !peek(1).isNewline: position += 2
      case "\"" where !string.isMultiline || isAtTripleQuote:
        emitText(from: start)
        return closeString(length: string.isMultiline ? 3 : 1)
      case let byte where byte.isNewline && singleLineStrings > 0:
        emitText(from: start)
        return closeSingleLineStrings(at: position)
      default: position += 1
      }
    }
    position = bytes.count
    emitText(from: start)
  }

  /// Closes the strings that must not span lines, and reports them.
  mutating func closeSingleLineStrings(at newline: Int) {
    guard singleLineStrings > 0, let outermost = strings.firstIndex(where: { !$0.isMultiline })
    else { return }
    let resumed = (position, startsLine)
    (position, startsLine) = (newline, false)
    closeStrings(downTo: outermost)
    (position, startsLine) = resumed
  }

  /// Closes the innermost strings here, without closing quotes.
  mutating func closeStrings(downTo count: Int) {
    guard strings.count > count else { return }
    let first = strings[count]
    let quotes = first.isMultiline ? 3 : 1
    errors.append(
      SyntaxError(
        .unterminatedString(isMultiline: first.isMultiline),
        at: SourceRange(first.start, first.start + quotes)))
    while strings.count > count {
      if !isInStringText { emit(.interpolationEnd, length: 0) }
      closeString(length: 0)
    }
  }

  mutating func openParenthesis() {
    if let depth = strings.last?.parentheses { strings[strings.count - 1].parentheses = depth + 1 }
    emit(.leftParen, length: 1)
  }

  mutating func closeParenthesis() {
    guard let depth = strings.last?.parentheses else { return emit(.rightParen, length: 1) }
    strings[strings.count - 1].parentheses = depth == 0 ? nil : depth - 1
    emit(depth == 0 ? .interpolationEnd : .rightParen, length: 1)
  }

  private var isAtTripleQuote: Bool {
    peek(1) == "\"" && peek(2) == "\""
  }

  private mutating func emitText(from start: Int) {
    if position > start { emit(.stringText, from: start) }
  }

  private mutating func closeString(length: Int) {
    if strings.removeLast().isMultiline == false { singleLineStrings -= 1 }
    emit(.stringEnd, length: length)
  }
}
