// `switch`, its cases, and patterns.

extension Parser {
  mutating func switchStatement() throws(Abandoned) -> SwitchStatement {
    advance()
    let subject = try headExpression()
    let opening = token.range
    guard take(.leftBrace) else { throw expected(.body) }
    var cases: [SwitchCase] = []
    while token.kind != .rightBrace && token.kind != .end {
      if let next = switchCase() { cases.append(next) }
    }
    closeBrace(opening)
    return SwitchStatement(subject: subject, cases: cases)
  }

  /// Parses a case; an error before its colon drops the case, but its statements are still checked.
  private mutating func switchCase() -> SwitchCase? {
    let (start, depthBefore) = (token.range.start, depth)
    do {
      let items = try caseItems()
      try expect(.colon, ":")
      let hasStatement =
        token.kind != .rightBrace && !isKeyword(.case) && !isKeyword(.default) && token.kind != .end
      if !hasStatement { _ = expected(.statement) }
      let body = statements(inSwitch: true)
      return SwitchCase(items: items, body: body, range: range(from: start))
    } catch {
      depth = depthBefore
      skipToCaseBody()
      _ = statements(inSwitch: true)
      return nil
    }
  }

  private mutating func skipToCaseBody() {
    if isKeyword(.case) || isKeyword(.default) { return }
    while token.kind != .end, token.kind != .rightBrace, !token.startsLine {
      if advance().kind == .colon { return }
    }
  }

  private mutating func caseItems() throws(Abandoned) -> [SwitchCase.Item] {
    if take(.default) { return [] }
    guard take(.case) else {
      let error = expected(.word("case"))
      skipEntry(from: index)
      throw error
    }
    var items: [SwitchCase.Item] = []
    repeat {
      let pattern = try pattern()
      let filter = try take(.where) ? expression() : nil
      items.append(SwitchCase.Item(pattern: pattern, filter: filter))
    } while take(.comma)
    return items
  }
}

// Patterns
extension Parser {
  mutating func pattern(binding: Keyword? = nil) throws(Abandoned) -> Pattern {
    let outer = try descend()
    defer { depth.ascend(to: outer) }
    let start = token.range.start
    var kind = try patternKind(binding: binding)
    if take(.postfixQuestion) {
      kind = .some(Pattern(kind: kind, range: range(from: start)))
    }
    let pattern = Pattern(kind: kind, range: range(from: start))
    guard isKeyword(.as) else { return pattern }
    advance()
    return Pattern(kind: .cast(pattern, try type()), range: range(from: start))
  }

  private mutating func patternKind(binding: Keyword?) throws(Abandoned) -> Pattern.Kind {
    switch token.kind {
    case .keyword(.let), .keyword(.var):
      let keyword: Keyword = advance().kind == .keyword(.let) ? .let : .var
      return try pattern(binding: keyword).kind
    case .keyword(.underscore):
      advance()
      return .wildcard
    case .keyword(.is):
      advance()
      return .isType(try type())
    case .leftParen: return try tuplePattern(binding: binding)
    case .identifier where binding != nil && ahead(1).kind != .dot:
      return .binding(isConstant: binding == .let, name: try name())
    default: return try valuePattern(binding: binding)
    }
  }

  private mutating func tuplePattern(binding: Keyword?) throws(Abandoned) -> Pattern.Kind {
    let arguments = try patternArguments(binding: binding)
    if arguments.count == 1, let only = arguments.first, only.label == nil {
      return only.pattern.kind
    }
    return .tuple(arguments)
  }

  /// An enum case with patterns for its associated values, or an expression.
  private mutating func valuePattern(binding: Keyword?) throws(Abandoned) -> Pattern.Kind {
    guard let path = enumCasePath() else {
      let outer = readsPattern
      readsPattern = true
      defer { readsPattern = outer }
      return .expression(try sequence())
    }
    var type: Expression?
    if token.kind != .dot {
      type = Expression(kind: .identifier(try name().text), range: previousRange)
    }
    for _ in 1..<path {
      advance()
      let name = try name(.memberName)
      guard let base = type else { break }
      type = Expression(kind: .member(base, name), range: range(from: base.range.start))
    }
    advance()
    let name = try name(.memberName)
    return .enumCase(type: type, name: name, arguments: try patternArguments(binding: binding))
  }

  /// The number of dots if `Type.name(` or `.name(` follows.
  private func enumCasePath() -> Int? {
    var (distance, dots) = (0, 0)
    if token.kind == .identifier { distance = 1 }
    while ahead(distance).kind == .dot, dots < 8 {
      guard ahead(distance + 1).kind == .identifier else { return nil }
      dots += 1
      distance += 2
    }
    let isCall = dots > 0 && ahead(distance).kind == .leftParen && !ahead(distance).startsLine
    return isCall ? dots : nil
  }

  private mutating func patternArguments(binding: Keyword?) throws(Abandoned) -> [Pattern.Argument]
  {
    try expect(.leftParen, "(")
    var arguments: [Pattern.Argument] = []
    while token.kind != .rightParen {
      let label = ahead(1).kind == .colon ? takeNameOrKeyword() : nil
      if label != nil { advance() }
      arguments.append(Pattern.Argument(label: label, pattern: try pattern(binding: binding)))
      guard take(.comma) else { break }
    }
    try expect(.rightParen, ")")
    return arguments
  }

  mutating func bindingPattern() throws(Abandoned) -> BindingPattern {
    let outer = try descend()
    defer { depth.ascend(to: outer) }
    let start = token.range.start
    let kind: BindingPattern.Kind
    if take(.underscore) {
      kind = .wildcard
    } else if take(.leftParen) {
      var parts: [BindingPattern] = []
      repeat { parts.append(try bindingPattern()) } while take(.comma)
      try expect(.rightParen, ")")
      kind = .tuple(parts)
    } else {
      kind = .name(try name().text)
    }
    return BindingPattern(kind: kind, range: range(from: start))
  }
}
