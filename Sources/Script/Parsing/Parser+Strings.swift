// String literals: escapes, interpolations, and the indentation of multiline literals.

extension Parser {
  mutating func string() throws(Abandoned) -> [StringSegment] {
    let opening = advance()
    var pieces: [StringPiece] = []
    while token.kind != .stringEnd {
      if token.kind == .stringText {
        pieces.append(.text(advance().range))
      } else {
        pieces.append(.value(try interpolation()))
      }
    }
    advance()
    var text = StringText(source: source, pieces: pieces)
    let segments = text.segments(isMultiline: opening.kind == .stringStart(isMultiline: true))
    errors += text.errors
    return segments
  }

  private mutating func interpolation() throws(Abandoned) -> Expression {
    guard take(.interpolationStart) else { throw expected(.sign("\"")) }
    let value = try bracketedExpression()
    try expect(.interpolationEnd, ")")
    return value
  }
}

enum StringPiece {
  case text(SourceRange)
  case value(Expression)
}
