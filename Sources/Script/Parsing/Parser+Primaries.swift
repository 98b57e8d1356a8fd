// Primary expressions: literals, names, and expressions in brackets.

extension Parser {
  mutating func primary() throws(Abandoned) -> Expression {
    let start = token.range.start
    let kind: Expression.Kind
    switch token.kind {
    case .integer, .floating, .malformedNumber: kind = try number()
    case .stringStart: kind = .string(try string())
    case .identifier, .quotedIdentifier: kind = try identifier()
    case .dot: kind = try implicitMember()
    case .leftParen: kind = try parentheses()
    case .leftBracket: kind = try collection()
    case .leftBrace where allowsTrailingClosure: return try closure()
    case .keyword(let keyword): kind = try word(keyword)
    case .backslash: throw failure(.refused(.keyPath))
    case .rawString:
      refuse(.rawString)
      advance()
      kind = .invalid
    case .directive: throw failure(.refused(.directive(text(of: token))))
    case .attribute: throw failure(.refused(.attribute(text(of: token))))
    default: throw expected(.expression)
    }
    return Expression(kind: kind, range: range(from: start))
  }

  private mutating func word(_ keyword: Keyword) throws(Abandoned) -> Expression.Kind {
    let kind: Expression.Kind
    switch keyword {
    case .true: kind = .boolean(true)
    case .false: kind = .boolean(false)
    case .nil: kind = .nil
    case .self: kind = .self
    case .super: kind = .super
    case .underscore: kind = .discard
    case .if: throw failure(.refused(.ifExpression))
    case .switch: throw failure(.refused(.switchExpression))
    default: throw expected(.expression)
    }
    advance()
    return kind
  }

  private mutating func identifier() throws(Abandoned) -> Expression.Kind {
    if startsGenericType { return .type(try genericType()) }
    return .identifier(try name().text)
  }

  /// Whether `Name<…>` follows, closed and then called or followed by a member; looks only a few
  /// tokens ahead.
  private var startsGenericType: Bool {
    guard ahead(1).kind == .infixOperator, ahead(1).range.start == token.range.end,
      spells(ahead(1), "<")
    else { return false }
    for distance in 2..<24 {
      let token = ahead(distance)
      switch token.kind {
      case .identifier, .dot, .comma, .leftBracket, .rightBracket, .colon, .postfixQuestion:
        continue
      case .infixOperator where spells(token, "<"): continue
      case .postfixOperator where spells(token, ">") || spells(token, ">>"):
        let next = ahead(distance + 1)
        return next.kind == .dot && next.range.start == token.range.end
      case .infixOperator where spells(token, ">") || spells(token, ">>"):
        let next = ahead(distance + 1)
        if spells(token, ">"), next.kind != .leftParen { continue }
        return next.kind == .leftParen && next.range.start == token.range.end
      default: return false
      }
    }
    return false
  }

  private mutating func implicitMember() throws(Abandoned) -> Expression.Kind {
    advance()
    guard let name = takeNameOrKeyword() else { throw expected(.memberName) }
    return .implicitMember(name)
  }

  private mutating func parentheses() throws(Abandoned) -> Expression.Kind {
    let elements = try arguments(until: .rightParen, ")")
    guard elements.count == 1, let only = elements.first, only.label == nil else {
      return .tuple(elements)
    }
    return .parenthesized(only.value)
  }

  private mutating func collection() throws(Abandoned) -> Expression.Kind {
    advance()
    if take(.rightBracket) { return .array([]) }
    if token.kind == .colon, ahead(1).kind == .rightBracket {
      advance()
      advance()
      return .dictionary([])
    }
    let first = try bracketedExpression()
    return try token.kind == .colon ? dictionary(firstKey: first) : array(first: first)
  }

  private mutating func array(first: Expression) throws(Abandoned) -> Expression.Kind {
    var elements = [first]
    while take(.comma), token.kind != .rightBracket { elements.append(try bracketedExpression()) }
    try expect(.rightBracket, "]")
    return .array(elements)
  }

  private mutating func dictionary(firstKey: Expression) throws(Abandoned) -> Expression.Kind {
    advance()
    var entries = [DictionaryEntry(key: firstKey, value: try bracketedExpression())]
    while take(.comma), token.kind != .rightBracket {
      let key = try bracketedExpression()
      try expect(.colon, ":")
      entries.append(DictionaryEntry(key: key, value: try bracketedExpression()))
    }
    try expect(.rightBracket, "]")
    return .dictionary(entries)
  }
}

// Numbers
extension Parser {
  private mutating func number() throws(Abandoned) -> Expression.Kind {
    let text = text(of: token)
    switch token.kind {
    case .integer:
      guard let value = integer(text, isNegative: false) else {
        throw failure(.numberTooLarge(text))
      }
      advance()
      return .integer(value)
    case .floating:
      guard let value = Double(text.filter { $0 != "_" }), value.isFinite else {
        throw failure(.malformedNumber(text))
      }
      advance()
      return .floating(value)
    default: throw failure(.malformedNumber(text))
    }
  }

  /// The value of an integer literal, if it fits.
  func integer(_ literal: String, isNegative: Bool) -> Int? {
    let digits = literal.filter { $0 != "_" }
    let radix = digits.utf8.count > 2 ? radix(of: Array(digits.utf8)[1]) : 10
    let sign = isNegative ? "-" : ""
    return Int(sign + (radix == 10 ? digits : String(digits.dropFirst(2))), radix: radix)
  }
}
