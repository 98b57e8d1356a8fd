// Closures: captures, parameters and result before `in`, then statements.

extension Parser {
  mutating func closure() throws(Abandoned) -> Expression {
    let opening = token.range
    guard token.kind == .leftBrace else { throw expected(.closure) }
    let outer = try descend()
    defer { depth.ascend(to: outer) }
    let returnedValue = blockReturnsValue
    blockReturnsValue = true
    defer { blockReturnsValue = returnedValue }
    advance()
    do {
      var signature = Signature()
      if startsSignature { signature = try self.signature() }
      let body = closeBlock(statements(), opening: opening)
      let closure = Closure(
        captures: signature.captures, parameters: signature.parameters, result: signature.result,
        body: body)
      return Expression(kind: .closure(closure), range: body.range)
    } catch {
      skipThroughClosingBrace(of: opening)
      return invalid(from: opening.start)
    }
  }

  private struct Signature {
    var captures: [Closure.Capture] = []
    var parameters: [Closure.Parameter]?
    var result: TypeSyntax?
  }

  private mutating func signature() throws(Abandoned) -> Signature {
    var signature = Signature()
    while token.kind == .attribute {
      refuse(.attribute(text(of: token)))
      advance()
    }
    if take(.leftBracket) { signature.captures = try captures() }
    if !isKeyword(.in) { signature.parameters = try closureParameters() }
    refuseEffects()
    if take(.arrow) { signature.result = try type() }
    try expect(.in)
    return signature
  }

  private mutating func captures() throws(Abandoned) -> [Closure.Capture] {
    var captures: [Closure.Capture] = []
    while token.kind != .rightBracket {
      captures.append(try capture())
      guard take(.comma) else { break }
    }
    try expect(.rightBracket, "]")
    return captures
  }

  private mutating func capture() throws(Abandoned) -> Closure.Capture {
    var strength = Closure.Strength.strong
    if isWord("weak") { strength = .weak }
    if isWord("unowned") { strength = .unowned }
    if strength != .strong { advance() }
    guard let name = isKeyword(.self) ? takeNameOrKeyword() : takeName() else {
      throw expected(.name)
    }
    let value = try take(.equal) ? bracketedExpression() : nil
    return Closure.Capture(strength: strength, name: name, value: value)
  }

  private mutating func closureParameters() throws(Abandoned) -> [Closure.Parameter] {
    let isParenthesized = take(.leftParen)
    var parameters: [Closure.Parameter] = []
    while !(isParenthesized && token.kind == .rightParen) {
      let name = try take(.underscore) ? nil : self.name()
      let type = try isParenthesized && take(.colon) ? type() : nil
      parameters.append(Closure.Parameter(name: name, type: type))
      guard take(.comma) else { break }
    }
    if isParenthesized { try expect(.rightParen, ")") }
    return parameters
  }
}

// Looks ahead to find whether a closure starts with a signature.
extension Parser {
  private var startsSignature: Bool {
    var distance = 0
    if token.kind == .attribute { return true }
    if token.kind == .leftBracket {
      guard let end = distanceBehindBrackets(from: 0) else { return false }
      distance = end
      if isSignatureEnd(at: distance) { return true }
    }
    if ahead(distance).kind == .leftParen {
      return distanceBehindBrackets(from: distance).map(isSignatureEnd) ?? false
    }
    return startsPlainParameters(at: distance)
  }

  private func isSignatureEnd(at distance: Int) -> Bool {
    switch ahead(distance).kind {
    case .keyword(.in), .arrow, .keyword(.throws): true
    case .identifier: isWord("async", at: distance) && isSignatureEnd(at: distance + 1)
    default: false
    }
  }

  /// Whether names separated by commas and then `in` follow.
  private func startsPlainParameters(at start: Int) -> Bool {
    var distance = start
    while true {
      switch ahead(distance).kind {
      case .identifier, .quotedIdentifier, .keyword(.underscore): break
      default: return false
      }
      guard ahead(distance + 1).kind == .comma else { return isSignatureEnd(at: distance + 1) }
      distance += 2
    }
  }

  /// The distance past the matching bracket; a brace ends the search, as signatures have none.
  private func distanceBehindBrackets(from start: Int) -> Int? {
    var (distance, depth) = (start, 0)
    repeat {
      switch ahead(distance).kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .leftBrace, .rightBrace, .end: return nil
      default: break
      }
      distance += 1
    } while depth > 0
    return distance
  }
}
