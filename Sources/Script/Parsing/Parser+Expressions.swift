// Expressions: operands and operators.

extension Parser {
  /// Parses an expression where a value is needed, so that an assignment is an error.
  mutating func expression() throws(Abandoned) -> Expression {
    let value = try sequence()
    if token.kind == .equal || compoundOperation != nil {
      throw failure(.assignmentAsValue(text(of: token)))
    }
    return value
  }

  /// Parses an expression inside brackets, where trailing closures are allowed again.
  mutating func bracketedExpression() throws(Abandoned) -> Expression {
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = allowed }
    return try expression()
  }

  /// Parses a sequence of operands and operators.
  mutating func sequence() throws(Abandoned) -> Expression {
    let outer = try descend()
    defer { depth.ascend(to: outer) }
    var fold = OperatorFold(try operand())
    while true {
      switch token.kind {
      case .infixOperator where compoundOperation == nil:
        try grow()
        let operation = try infixOperator()
        let range = advance().range
        fold.append(operation, at: range, try operand())
      case .keyword(.is), .keyword(.as):
        try grow()
        fold.cast(cast(), to: try type())
      case .question:
        errors += fold.problems
        return try ternary(fold.finish())
      default:
        errors += fold.problems
        return fold.finish()
      }
    }
  }

  private mutating func infixOperator() throws(Abandoned) -> OperatorFold.Operator {
    if spells(token, "...") { return .range(isClosed: true) }
    if spells(token, "..<") { return .range(isClosed: false) }
    guard let operation = InfixOperator(rawValue: text(of: token)) else {
      throw failure(.unknownOperator(text(of: token)))
    }
    return .infix(operation)
  }

  private mutating func cast() -> Cast {
    if advance().kind == .keyword(.is) { return .test }
    if take(.postfixQuestion) { return .conditional }
    return take(.postfixExclamation) ? .forced : .coerce
  }

  private mutating func ternary(_ condition: Expression) throws(Abandoned) -> Expression {
    advance()
    let then = try bracketedExpression()
    try expect(.colon, ":")
    let otherwise = try sequence()
    return Expression(
      kind: .ternary(condition, then: then, otherwise: otherwise),
      range: condition.range.through(otherwise.range))
  }
}

// Operands
extension Parser {
  /// Parses a value with its prefix operators and suffixes.
  private mutating func operand() throws(Abandoned) -> Expression {
    passOverRefusedWords()
    var operators: [Token] = []
    while token.kind == .prefixOperator { operators.append(advance()) }
    var operand: Expression
    if let number = negativeNumber(after: operators.last) {
      operators.removeLast()
      operand = number
    } else {
      operand = try suffixed(try primary())
    }
    for token in operators.reversed() {
      try grow()
      operand = Expression(
        kind: try prefixed(by: token, operand), range: token.range.through(operand.range))
    }
    return operand
  }

  private mutating func prefixed(by token: Token, _ operand: Expression) throws(Abandoned)
    -> Expression.Kind
  {
    if spells(token, "...") { return .range(lower: nil, isClosed: true, upper: operand) }
    if spells(token, "..<") { return .range(lower: nil, isClosed: false, upper: operand) }
    guard let operation = PrefixOperator(rawValue: text(of: token)) else {
      report(.unknownOperator(text(of: token)), at: token.range)
      throw Abandoned()
    }
    return .prefix(operation, operand)
  }

  /// The smallest integer, whose magnitude does not fit.
  private mutating func negativeNumber(after sign: Token?) -> Expression? {
    guard let sign, spells(sign, "-"), token.kind == .integer,
      integer(text(of: token), isNegative: true) == Int.min
    else { return nil }
    return Expression(
      kind: .integer(.min), range: SourceRange(sign.range.start, advance().range.end))
  }

  private mutating func passOverRefusedWords() {
    while true {
      if isKeyword(.try) {
        refuse(.try)
        advance()
        if token.kind == .postfixQuestion || token.kind == .postfixExclamation { advance() }
      } else if isWord("await"), startsValue(ahead(1)) {
        refuse(.await)
        advance()
      } else if token.kind == .ampersand {
        refuse(.inoutArgument)
        advance()
      } else {
        return
      }
    }
  }

  private func startsValue(_ next: Token) -> Bool {
    guard !next.startsLine else { return false }
    switch next.kind {
    case .identifier, .quotedIdentifier, .keyword(.self), .keyword(.super), .keyword(.try):
      return true
    default: return false
    }
  }
}
