// Suffixes of a value: members, calls, subscripts, `?` and `!`.

extension Parser {
  mutating func suffixed(_ first: Expression) throws(Abandoned) -> Expression {
    var value = first
    var isChained = false
    while let next = try suffix(of: value) {
      try grow()
      value = next
      if case .chainLink = value.kind { isChained = true }
    }
    guard isChained else { return value }
    try grow()
    return Expression(kind: .optionalChain(value), range: value.range)
  }

  /// The value with its next suffix, or nil if none follows.
  private mutating func suffix(of value: Expression) throws(Abandoned) -> Expression? {
    let kind: Expression.Kind
    switch token.kind {
    case .dot: kind = .member(value, try memberName())
    case .leftParen where !token.startsLine: kind = try call(value)
    case .leftBracket where !token.startsLine:
      kind = .subscript(value, try arguments(until: .rightBracket, "]"))
    case .leftBrace where takesTrailingClosure(value): kind = try trailingClosures(of: value, [])
    case .postfixQuestion where readsPattern && endsPattern(ahead(1)): return nil
    case .postfixQuestion:
      advance()
      try checkChainGoesOn()
      kind = .chainLink(value)
    case .postfixExclamation:
      advance()
      kind = .forceUnwrap(value)
    case .postfixOperator where spells(token, "..."):
      advance()
      kind = .range(lower: value, isClosed: true, upper: nil)
    case .postfixOperator: throw failure(postfixProblem)
    default: return nil
    }
    return Expression(kind: kind, range: range(from: value.range.start))
  }

  private mutating func memberName() throws(Abandoned) -> Name {
    let before = previousRange
    let dot = advance()
    let isLeftBound = before.end == dot.range.start
    if isLeftBound, !token.startsLine, token.range.start > dot.range.end, token.kind != .end {
      report(.unevenOperator("."), at: dot.range)
      throw Abandoned()
    }
    if token.kind == .integer, !token.startsLine {
      return Name(text: text(of: token), range: advance().range)
    }
    guard !token.startsLine, let name = takeNameOrKeyword() else {
      throw expected(.memberName)
    }
    return name
  }

  private func endsPattern(_ next: Token) -> Bool {
    switch next.kind {
    case .colon, .comma, .rightParen, .keyword(.where): true
    default: false
    }
  }

  /// Reports a `?` without a suffix or assignment after it, which has no effect.
  private mutating func checkChainGoesOn() throws(Abandoned) {
    switch token.kind {
    case .dot, .leftParen, .leftBracket, .postfixQuestion, .postfixExclamation, .equal: return
    case .infixOperator where compoundOperation != nil: return
    default:
      report(.danglingQuestionMark, at: previousRange)
      throw Abandoned()
    }
  }

  private var postfixProblem: SyntaxError.Problem {
    let text = text(of: token)
    let isKnown =
      InfixOperator(rawValue: text) != nil
      || (text.last == "=" && InfixOperator(rawValue: String(text.dropLast())) != nil)
    return isKnown ? .unevenOperator(text) : .unknownOperator(text)
  }
}

// Calls
extension Parser {
  private mutating func call(_ callee: Expression) throws(Abandoned) -> Expression.Kind {
    let arguments = try arguments(until: .rightParen, ")")
    let call = Call(callee: callee, arguments: arguments, trailingClosures: [])
    let value = Expression(kind: .call(call), range: range(from: callee.range.start))
    guard token.kind == .leftBrace, takesTrailingClosure(value) else { return value.kind }
    return try trailingClosures(of: callee, arguments)
  }

  /// Arguments in brackets, including the opening one.
  mutating func arguments(until closing: Token.Kind, _ sign: String) throws(Abandoned) -> [Argument]
  {
    advance()
    var arguments: [Argument] = []
    while token.kind != closing {
      arguments.append(try argument())
      guard take(.comma) else { break }
    }
    try expect(closing, sign)
    return arguments
  }

  private mutating func argument() throws(Abandoned) -> Argument {
    var label: Name?
    if ahead(1).kind == .colon {
      if isCompoundName { throw failure(.refused(.compoundName)) }
      label = takeNameOrKeyword()
      if label != nil { advance() }
    }
    if let operation = operatorAsValue() { return Argument(label: label, value: operation) }
    return Argument(label: label, value: try bracketedExpression())
  }

  /// Whether this is the argument list of `name(label:other:)`.
  private var isCompoundName: Bool {
    ahead(2).kind == .rightParen
      || (ahead(3).kind == .colon && ahead(2).range.start == ahead(1).range.end)
  }

  /// An operator used as a function, as in `sorted(by: >)`.
  private mutating func operatorAsValue() -> Expression? {
    switch token.kind {
    case .prefixOperator, .infixOperator, .postfixOperator: break
    default: return nil
    }
    guard ahead(1).kind == .rightParen || ahead(1).kind == .comma,
      let operation = InfixOperator(rawValue: text(of: token))
    else { return nil }
    return Expression(kind: .identifier(operation.rawValue), range: advance().range)
  }

  /// Whether a brace here opens a trailing closure of `callee`.
  private mutating func takesTrailingClosure(_ callee: Expression) -> Bool {
    guard !isAccessor(at: 1), allowsTrailingClosure || isClosureBeforeBody else { return false }
    switch callee.kind {
    case .identifier, .member, .implicitMember, .subscript, .type, .chainLink, .forceUnwrap,
      .parenthesized, .self, .super:
      break
    case .call(let call): guard call.trailingClosures.isEmpty else { return false }
    default: return false
    }
    if !allowsTrailingClosure { refuse(.trailingClosureInHead) }
    return true
  }

  /// Whether the braces here cannot be the body of a statement, because the body or the rest of its
  /// head follows on the same line.
  private var isClosureBeforeBody: Bool {
    guard let distance = distanceBehindBraces else { return false }
    let next = ahead(distance)
    switch next.kind {
    case .leftBrace, .infixOperator, .dot, .comma, .question: return !next.startsLine
    case .keyword(.else): return isInGuard
    default: return false
    }
  }

  private mutating func trailingClosures(of callee: Expression, _ arguments: [Argument])
    throws(Abandoned) -> Expression.Kind
  {
    var closures = [Argument(label: nil, value: try closure())]
    while ahead(1).kind == .colon, ahead(2).kind == .leftBrace, let label = takeNameOrKeyword() {
      advance()
      closures.append(Argument(label: label, value: try closure()))
    }
    return .call(Call(callee: callee, arguments: arguments, trailingClosures: closures))
  }
}
