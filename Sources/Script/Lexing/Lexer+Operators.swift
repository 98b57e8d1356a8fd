// Operators: the white space around one decides whether it is prefix, infix or postfix.

extension Lexer {
  mutating func readOperator() {
    let start = position
    let isLeftBound = isLeftBound(at: start)
    // Directly after a value these are always postfix, so `a?.b` and `a!.b` need no space.
    if isLeftBound, peek() == "?" { return emit(.postfixQuestion, length: 1) }
    if isLeftBound, peek() == "!" { return emit(.postfixExclamation, length: 1) }

    skipOperator()
    let isRightBound = isRightBound(at: position, isLeftBound: isLeftBound)
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "=":
      if isLeftBound != isRightBound { report(.unevenOperator("="), from: start) }
      emit(.equal, from: start)
    case "->": emit(.arrow, from: start)
    case "?": emit(.question, from: start)
    case "&" where !isLeftBound && isRightBound: emit(.ampersand, from: start)
    default: emit(fixity(isLeftBound, isRightBound), from: start)
    }
  }

  private func fixity(_ isLeftBound: Bool, _ isRightBound: Bool) -> Token.Kind {
    if isLeftBound == isRightBound { return .infixOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// A comment ends an operator; dots belong only to one that starts with a dot.
  private mutating func skipOperator() {
    let takesDots = peek() == "."
    repeat {
      position += 1
    } while (peek().isOperator && !isAtComment) || (takesDots && peek() == ".")
  }

  private var isAtComment: Bool {
    peek() == "/" && (peek(1) == "/" || peek(1) == "*")
  }

  private func isLeftBound(at start: Int) -> Bool {
    guard start > 0, let before = tokens.last?.range.end, before == start else { return false }
    switch bytes[start - 1] {
    case "(", "[", "{", ",", ";", ":": return false
    default: return true
    }
  }

  private func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    guard end < bytes.count, !isAtComment else { return false }
    switch bytes[end] {
    case let byte where byte.isBlank: return false
    case ")", "]", "}", ",", ";", ":": return false
    case ".": return !isLeftBound
    default: return true
    }
  }
}
