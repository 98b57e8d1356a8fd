// Statement lists and the kinds of statements.

extension Parser {
  /// Parses statements up to a closing brace, the next case of a `switch`, or the end.
  mutating func statements(inSwitch: Bool = false) -> [Statement] {
    var statements: [Statement] = []
    while true {
      switch token.kind {
      case .end, .rightBrace: return statements
      case .keyword(.case) where inSwitch, .keyword(.default) where inSwitch: return statements
      default: if let statement = separateStatement() { statements.append(statement) }
      }
    }
  }

  /// Parses a statement and its separator.
  private mutating func separateStatement() -> Statement? {
    let (start, depthBefore) = (index, depth)
    do {
      let statement = try statement()
      statementRanges.append(statement.range)
      try endStatement(from: start)
      return statement
    } catch {
      depth = depthBefore
      skipEntry(from: start)
      return nil
    }
  }

  /// Parses the separator after a statement that started at a token.
  mutating func endStatement(from start: Int) throws(Abandoned) {
    switch token.kind {
    case .end, .rightBrace: return
    case .semicolon: advance()
    case _ where token.startsLine || index == 0: return
    case _ where isReportedByLexer: throw Abandoned()
    case .prefixOperator, .postfixOperator: throw failure(.unevenOperator(text(of: token)))
    case .keyword(.else): throw failure(.misplaced("else"))
    default: throw secondStatement(from: start)
    }
  }

  mutating func statement() throws(Abandoned) -> Statement {
    let outer = try descend()
    defer { depth.ascend(to: outer) }
    let allowedTrailingClosure = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = allowedTrailingClosure }

    let start = token.range.start
    if let declaration = try declaration(in: .statements) {
      return Statement(kind: .declaration(declaration), range: declaration.range)
    }
    refuseLabel()
    let kind = try statementKind()
    return Statement(kind: kind, range: range(from: start))
  }

  private mutating func statementKind() throws(Abandoned) -> Statement.Kind {
    if token.kind == .semicolon { throw failure(.misplaced(";")) }
    if token.kind == .leftBrace {
      return isOnlyClosure ? .expression(try closure()) : try misplacedBlock()
    }
    guard case .keyword(let keyword) = token.kind else { return try simpleStatement() }
    switch keyword {
    case .if: return .if(try ifStatement())
    case .guard: return .guard(try guardStatement())
    case .for: return .forIn(try forStatement())
    case .while: return try whileStatement()
    case .repeat: return try repeatStatement()
    case .switch: return .switch(try switchStatement())
    case .return: return .return(try returnValue())
    case .break: return jump(.break)
    case .continue: return jump(.continue)
    case .fallthrough: return jump(.expression(invalid()), refusing: .fallthrough)
    case .defer, .do, .throw: return try refusedStatement(keyword)
    case .case, .default, .else, .catch, .in, .where: throw failure(.misplaced(keyword.rawValue))
    default: return try simpleStatement()
    }
  }

  /// An expression or an assignment.
  private mutating func simpleStatement() throws(Abandoned) -> Statement.Kind {
    if token.kind == .directive && token.startsLine { return refusedDirective() }
    let target = try isKeyword(.underscore) ? discard() : sequence()
    let isAssignment = token.kind == .equal
    guard isAssignment || compoundOperation != nil else {
      if case .discard = target.kind { throw expected(.sign("=")) }
      return .expression(target)
    }
    let operation = compoundOperation
    let operatorRange = advance().range
    let value = try expression()
    return .assignment(
      Assignment(target: target, operation: operation, operatorRange: operatorRange, value: value))
  }

  /// The operator of a compound assignment.
  var compoundOperation: InfixOperator? {
    guard token.kind == .infixOperator else { return nil }
    let text = text(of: token)
    guard text.last == "=" else { return nil }
    // `<=` and `==` are comparisons, as compounds of comparisons would be.
    switch InfixOperator(rawValue: String(text.dropLast())) {
    case .less, .greater, .equal, .unequal, .and, .or, .coalesce: return nil
    case let operation: return operation
    }
  }

  private mutating func discard() -> Expression {
    Expression(kind: .discard, range: advance().range)
  }

  private mutating func returnValue() throws(Abandoned) -> Expression? {
    advance()
    switch token.kind {
    case .end, .rightBrace, .semicolon: return nil
    case .keyword(let keyword) where token.startsLine && keyword.startsStatement: return nil
    case .attribute, .directive:
      if token.startsLine { return nil }
    default: break
    }
    return try expression()
  }

  private mutating func jump(_ kind: Statement.Kind, refusing construct: Construct? = nil)
    -> Statement.Kind
  {
    if let construct { refuse(construct) }
    advance()
    if token.kind == .identifier && !token.startsLine {
      refuse(.label)
      advance()
    }
    return kind
  }

  private mutating func refuseLabel() {
    guard token.kind == .identifier, ahead(1).kind == .colon else { return }
    switch ahead(2).kind {
    case .keyword(.for), .keyword(.while), .keyword(.repeat), .keyword(.switch), .keyword(.if):
      refuse(.label)
      advance()
      advance()
    default: break
    }
  }
}

// Unsupported statements: parsed as far as possible, so that their contents are checked, too.
extension Parser {
  func invalid(from start: Int? = nil) -> Expression {
    let start = start ?? token.range.start
    return Expression(kind: .invalid, range: SourceRange(start, max(start, previousRange.end)))
  }

  private mutating func refusedStatement(_ keyword: Keyword) throws(Abandoned) -> Statement.Kind {
    let start = token.range.start
    switch keyword {
    case .throw:
      refuse(.throw)
      advance()
      _ = try expression()
    case .defer:
      refuse(.defer)
      advance()
      _ = try block()
    default:
      refuse(.do)
      advance()
      _ = try block()
      while take(.catch) {
        while token.kind != .leftBrace && !token.startsLine { advance() }
        _ = try block()
      }
    }
    return .expression(invalid(from: start))
  }

  /// Whether this brace opens a closure that is the only contents of other braces: the result of a
  /// function or closure.
  private var isOnlyClosure: Bool {
    guard blockReturnsValue, index > 0 else { return false }
    switch tokens[index - 1].kind {
    case .leftBrace, .keyword(.in): break
    default: return false
    }
    return distanceBehindBraces.map { ahead($0).kind == .rightBrace } ?? false
  }

  /// The distance past the matching brace, if there is one.
  var distanceBehindBraces: Int? {
    var (distance, depth) = (0, 0)
    repeat {
      switch ahead(distance).kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .end: return nil
      default: break
      }
      distance += 1
    } while depth > 0
    return distance
  }

  /// A block that belongs to no statement.
  private mutating func misplacedBlock() throws(Abandoned) -> Statement.Kind {
    let start = token.range.start
    report(.misplaced("{"))
    _ = try block()
    return .expression(invalid(from: start))
  }

  /// Reports `#if` once and skips the lines that belong to it.
  private mutating func refusedDirective() -> Statement.Kind {
    let start = token.range.start
    let name = text(of: token)
    if !["#else", "#elseif", "#endif"].contains(name) { refuse(.directive(name)) }
    repeat { advance() } while !token.startsLine && token.kind != .end
    return .expression(invalid(from: start))
  }
}
