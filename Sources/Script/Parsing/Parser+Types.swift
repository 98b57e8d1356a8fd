// Parsing of types.

extension Parser {
  mutating func type() throws(Abandoned) -> TypeSyntax {
    let outer = try descend()
    defer { depth.ascend(to: outer) }
    let start = token.range.start
    let isEscaping = refuseTypeAttributes()
    let isParenthesized = token.kind == .leftParen
    let elements = try isParenthesized ? typeElements() : []
    var type = try isParenthesized ? tuple(elements, from: start) : simpleType()
    if isParenthesized, let result = try functionResult() {
      return TypeSyntax(
        kind: .function(parameters: elements, result: result, isEscaping: isEscaping),
        range: range(from: start))
    }
    type = try typeSuffixes(of: type)
    if isOperator(.infixOperator, "&") {
      refuse(.protocolComposition)
      advance()
      _ = try self.type()
    }
    return type
  }

  /// Returns whether `@escaping` was among the attributes.
  private mutating func refuseTypeAttributes() -> Bool {
    var isEscaping = false
    while true {
      if token.kind == .attribute {
        if spells(token, "@escaping") {
          isEscaping = true
        } else {
          refuse(.attribute(text(of: token)))
        }
      } else if isKeyword(.inout) {
        refuse(.inoutParameter)
      } else if isWord("some"), ahead(1).kind == .identifier {
        refuse(.some)
      } else {
        return isEscaping
      }
      advance()
    }
  }

  private mutating func simpleType() throws(Abandoned) -> TypeSyntax {
    let start = token.range.start
    switch token.kind {
    case .leftBracket: return try collectionType()
    case .identifier where isWord("any") && ahead(1).kind == .identifier:
      advance()
      let type = try namedType()
      return TypeSyntax(kind: .any(type), range: range(from: start))
    case .identifier, .quotedIdentifier: return try namedType()
    default: throw expected(.type)
    }
  }

  private mutating func namedType() throws(Abandoned) -> TypeSyntax {
    let start = token.range.start
    var type = try genericType()
    while token.kind == .dot, !ahead(1).startsLine {
      advance()
      guard let member = takeNameOrKeyword() else { throw expected(.memberName) }
      try grow()
      type = TypeSyntax(kind: .member(type, member), range: range(from: start))
    }
    return type
  }

  /// `Name` or `Name<Argument, …>`; in an expression, a dot after it is not part of the type.
  mutating func genericType() throws(Abandoned) -> TypeSyntax {
    let start = token.range.start
    let name = try name(.type)
    let arguments = try genericArguments()
    return TypeSyntax(kind: .named(name.text, arguments: arguments), range: range(from: start))
  }

  private mutating func collectionType() throws(Abandoned) -> TypeSyntax {
    let start = advance().range.start
    let first = try type()
    let value = try take(.colon) ? type() : nil
    try expect(.rightBracket, "]")
    let kind = value.map { TypeSyntax.Kind.dictionary(key: first, value: $0) } ?? .array(first)
    return TypeSyntax(kind: kind, range: range(from: start))
  }

  private mutating func typeSuffixes(of type: TypeSyntax) throws(Abandoned) -> TypeSyntax {
    var type = type
    while !token.startsLine {
      if take(.postfixQuestion) {
        type = TypeSyntax(kind: .optional(type), range: range(from: type.range.start))
      } else if take(.postfixExclamation) {
        type = TypeSyntax(kind: .implicitlyUnwrapped(type), range: range(from: type.range.start))
      } else {
        break
      }
      try grow()
    }
    return type
  }
}

// Parentheses and arrows
extension Parser {
  /// Types in parentheses with their labels; with `ofCase`, they may have default values.
  mutating func typeElements(
    ofCase isInCase: Bool = false
  ) throws(Abandoned) -> [TypeSyntax.Element] {
    advance()
    var elements: [TypeSyntax.Element] = []
    while token.kind != .rightParen {
      elements.append(try typeElement(ofCase: isInCase))
      guard take(.comma) else { break }
    }
    try expect(.rightParen, ")")
    return elements
  }

  private mutating func typeElement(
    ofCase isInCase: Bool
  ) throws(Abandoned) -> TypeSyntax.Element {
    var label: Name?
    // `_ name: Type` documents a parameter; callers do not use the name.
    if isKeyword(.underscore), ahead(2).kind == .colon {
      advance()
      _ = takeNameOrKeyword()
      advance()
    } else if ahead(1).kind == .colon {
      label = takeNameOrKeyword()
      try expect(.colon, ":")
    }
    let type = try type()
    refuseVariadic()
    let value = try isInCase && take(.equal) ? expression() : nil
    return TypeSyntax.Element(label: label, type: type, defaultValue: value)
  }

  mutating func refuseVariadic() {
    guard isOperator(.postfixOperator, "...") else { return }
    refuse(.variadicParameter)
    advance()
  }

  private mutating func tuple(_ elements: [TypeSyntax.Element], from start: Int) throws(Abandoned)
    -> TypeSyntax
  {
    if elements.count == 1, let only = elements.first, only.label == nil {
      return TypeSyntax(kind: only.type.kind, range: range(from: start))
    }
    return TypeSyntax(kind: .tuple(elements), range: range(from: start))
  }

  private mutating func functionResult() throws(Abandoned) -> TypeSyntax? {
    if ahead(1).kind == .arrow { refuseEffects() }
    return try take(.arrow) ? type() : nil
  }

  /// Skips `async` and `throws`.
  mutating func refuseEffects() {
    while !token.startsLine {
      switch token.kind {
      case .keyword(.throws): refuse(.throws)
      case .keyword(.rethrows): refuse(.rethrows)
      case .identifier where isWord("async"): refuse(.async)
      default: return
      }
      advance()
    }
  }

  /// `<A, B>` directly after a name.
  private mutating func genericArguments() throws(Abandoned) -> [TypeSyntax] {
    guard startsWithAngle("<"), token.range.start == previousRange.end else { return [] }
    try splitAngle()
    var arguments: [TypeSyntax] = []
    repeat { arguments.append(try type()) } while take(.comma)
    guard startsWithAngle(">") else { throw expected(.sign(">")) }
    try splitAngle()
    return arguments
  }

  private func startsWithAngle(_ angle: Unicode.Scalar) -> Bool {
    switch token.kind {
    case .prefixOperator, .infixOperator, .postfixOperator:
      source.bytes[token.range.start] == angle
    default: false
    }
  }

  /// Splits an angle bracket off a longer operator, such as the second one of `>>`.
  private mutating func splitAngle() throws(Abandoned) {
    let range = token.range
    guard range.end - range.start > 1 else {
      advance()
      return
    }
    let rest = SourceRange(range.start + 1, range.end)
    let isMark = rest.end - rest.start == 1
    let kind: Token.Kind =
      switch (source.bytes[rest.start], isMark) {
      case (UInt8(ascii: "?"), true): .postfixQuestion
      case (UInt8(ascii: "!"), true): .postfixExclamation
      case (UInt8(ascii: "="), true): .equal
      default: token.kind
      }
    tokens[index] = Token(kind: kind, range: rest, startsLine: false)
  }
}
