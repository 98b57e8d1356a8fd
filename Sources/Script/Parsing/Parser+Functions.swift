// Functions and initializers, and their parameters.

extension Parser {
  mutating func function() throws(Abandoned) -> FunctionDeclaration {
    advance()
    let name = try functionName()
    try refuseGenericParameters()
    let parameters = try parameters()
    refuseEffects()
    let result = try take(.arrow) ? type() : nil
    try refuseWhereClause()
    return FunctionDeclaration(
      name: name, parameters: parameters, result: result, body: try optionalBody())
  }

  mutating func initializer() throws(Abandoned) -> InitializerDeclaration {
    advance()
    let isFailable = take(.postfixQuestion)
    try refuseGenericParameters()
    let parameters = try parameters()
    refuseEffects()
    return InitializerDeclaration(
      isFailable: isFailable, parameters: parameters, body: try optionalBody())
  }

  /// A body may also start on the next line.
  private mutating func optionalBody() throws(Abandoned) -> Block? {
    token.kind == .leftBrace ? try block(returnsValue: true) : nil
  }

  private mutating func functionName() throws(Abandoned) -> Name {
    switch token.kind {
    case .prefixOperator, .infixOperator, .postfixOperator:
      if InfixOperator(rawValue: text(of: token)) == nil { refuse(.operatorFunction) }
      let token = advance()
      return Name(text: text(of: token), range: token.range)
    default: return try name()
    }
  }

  private mutating func parameters() throws(Abandoned) -> [Parameter] {
    try expect(.leftParen, "(")
    var parameters: [Parameter] = []
    while token.kind != .rightParen {
      parameters.append(try parameter())
      guard take(.comma) else { break }
    }
    try expect(.rightParen, ")")
    return parameters
  }

  private mutating func parameter() throws(Abandoned) -> Parameter {
    while token.kind == .attribute {
      refuse(.attribute(text(of: token)))
      advance()
    }
    let (label, name) = try parameterNames()
    try expect(.colon, ":")
    let type = try type()
    refuseVariadic()
    let defaultValue = try take(.equal) ? expression() : nil
    return Parameter(label: label, name: name, type: type, defaultValue: defaultValue)
  }

  /// `name`, `label name` or `_ name`.
  private mutating func parameterNames() throws(Abandoned) -> (label: Name?, name: Name) {
    let isUnlabelled = isKeyword(.underscore)
    let range = token.range
    let label = try isUnlabelled ? skipUnderscore() : parameterLabel()
    if token.kind == .colon {
      return (label, label ?? Name(text: "_", range: range))
    }
    if isKeyword(.underscore) {
      return (label, Name(text: "_", range: advance().range))
    }
    return (label, try name())
  }

  private mutating func skipUnderscore() -> Name? {
    advance()
    return nil
  }

  private mutating func parameterLabel() throws(Abandoned) -> Name {
    guard let label = takeNameOrKeyword() else { throw expected(.name) }
    return label
  }
}
