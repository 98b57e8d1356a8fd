// Branches and loops.

extension Parser {
  /// Parses a block; after its opening brace, errors inside do not fail the whole.
  mutating func block(returnsValue: Bool = false) throws(Abandoned) -> Block {
    let opening = token.range
    guard token.kind == .leftBrace else { throw expected(.body) }
    let outer = try descend()
    defer { depth.ascend(to: outer) }
    let returnedValue = blockReturnsValue
    blockReturnsValue = returnsValue
    defer { blockReturnsValue = returnedValue }
    advance()
    return closeBlock(statements(), opening: opening)
  }

  mutating func closeBlock(_ statements: [Statement], opening: SourceRange) -> Block {
    closeBrace(opening)
    return Block(statements: statements, range: range(from: opening.start))
  }

  mutating func closeBrace(_ opening: SourceRange) {
    if !take(.rightBrace) { reportUnclosedBrace(at: opening) }
  }

  mutating func ifStatement() throws(Abandoned) -> IfStatement {
    var clauses: [IfStatement.Clause] = []
    repeat {
      let start = token.range.start
      try expect(.if)
      let conditions = try conditions(refusing: .ifCase)
      let body = try block()
      clauses.append(
        IfStatement.Clause(conditions: conditions, body: body, range: range(from: start)))
      guard take(.else) else { return IfStatement(clauses: clauses, otherwise: nil) }
    } while isKeyword(.if)
    return IfStatement(clauses: clauses, otherwise: try block())
  }

  mutating func guardStatement() throws(Abandoned) -> GuardStatement {
    advance()
    isInGuard = true
    defer { isInGuard = false }
    let conditions = try conditions(refusing: .guardCase)
    try expect(.else)
    isInGuard = false
    return GuardStatement(conditions: conditions, body: try block())
  }

  mutating func whileStatement() throws(Abandoned) -> Statement.Kind {
    advance()
    let conditions = try conditions(refusing: .whileCase)
    return .while(conditions: conditions, body: try block())
  }

  mutating func repeatStatement() throws(Abandoned) -> Statement.Kind {
    advance()
    let body = try block()
    try expect(.while)
    return .repeatWhile(body: body, condition: try expression())
  }

  mutating func forStatement() throws(Abandoned) -> ForStatement {
    advance()
    if isWord("await") {
      refuse(.await)
      advance()
    }
    let isVariable = take(.var)
    let pattern = try isKeyword(.case) ? refusedForCase() : bindingPattern()
    let type = try take(.colon) ? type() : nil
    try expect(.in)
    let sequence = try headExpression()
    let filter = try take(.where) ? headExpression() : nil
    return ForStatement(
      isConstant: !isVariable, pattern: pattern, type: type, sequence: sequence, filter: filter,
      body: try block())
  }

  private mutating func refusedForCase() throws(Abandoned) -> BindingPattern {
    refuse(.forCase)
    let start = advance().range.start
    _ = try pattern()
    return BindingPattern(kind: .wildcard, range: range(from: start))
  }

  /// An expression before a body, whose brace does not start a trailing closure.
  mutating func headExpression() throws(Abandoned) -> Expression {
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = allowed }
    return try expression()
  }

  private mutating func conditions(
    refusing pattern: Construct
  ) throws(Abandoned) -> [Condition] {
    var conditions: [Condition] = []
    repeat {
      guard token.kind != .leftBrace, !isKeyword(.else) else { throw expected(.condition) }
      let start = token.range.start
      let kind = try condition(refusing: pattern)
      conditions.append(Condition(kind: kind, range: range(from: start)))
    } while take(.comma)
    return conditions
  }

  private mutating func condition(
    refusing construct: Construct
  ) throws(Abandoned) -> Condition.Kind {
    switch token.kind {
    case .keyword(.let), .keyword(.var): return .optionalBinding(try optionalBinding())
    case .keyword(.case):
      refuse(construct)
      advance()
      _ = try pattern()
      try expect(.equal, "=")
    case .directive:
      refuse(.directive(text(of: token)))
      advance()
      skipParentheses()
      return .expression(invalid())
    default: break
    }
    return .expression(try headExpression())
  }

  private mutating func optionalBinding() throws(Abandoned) -> OptionalBinding {
    let isConstant = advance().kind == .keyword(.let)
    var name: Name?
    if isKeyword(.self) {
      name = takeNameOrKeyword()
    } else if !take(.underscore) {
      name = try self.name()
    }
    let type = try take(.colon) ? type() : nil
    let value = try take(.equal) ? headExpression() : nil
    return OptionalBinding(isConstant: isConstant, name: name, type: type, value: value)
  }
}
