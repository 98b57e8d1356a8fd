// Comments: to the end of the line, or nested blocks.

extension Lexer {
  mutating func readLineComment() {
    let start = position
    while position < bytes.count, !peek().isNewline { position += 1 }
    comments.append(SourceRange(start, position))
  }

  mutating func readBlockComment() {
    let start = position
    var depth = 0
    repeat {
      switch (peek(), peek(1)) {
      case ("/", "*"):
        depth += 1
        position += 2
      case ("*", "/"):
        depth -= 1
        position += 2
      default:
        if peek().isNewline { startsLine = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
    comments.append(SourceRange(start, position))
    if depth > 0 {
      errors.append(SyntaxError(.unterminatedComment, at: SourceRange(start, start + 2)))
    }
  }
}
