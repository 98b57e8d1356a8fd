// `let` and `var`: several bindings, computed or observed variables, protocol requirements.

extension Parser {
  mutating func variable(in place: Place) throws(Abandoned) -> VariableDeclaration {
    let isConstant = advance().kind == .keyword(.let)
    var bindings: [VariableBinding] = []
    repeat { bindings.append(try binding(in: place)) } while take(.comma)
    return VariableDeclaration(isConstant: isConstant, bindings: bindings)
  }

  private mutating func binding(in place: Place) throws(Abandoned) -> VariableBinding {
    let start = token.range.start
    let pattern = try bindingPattern()
    let type = try take(.colon) ? type() : nil
    let value = try take(.equal) ? expression() : nil
    let opening = token.range.start
    let accessors = try token.kind == .leftBrace ? accessors(in: place) : nil
    return VariableBinding(
      pattern: pattern, type: type, value: value, accessors: accessors,
      accessorRange: accessors == nil ? nil : range(from: opening), range: range(from: start))
  }

  private mutating func accessors(in place: Place) throws(Abandoned) -> Accessors {
    let opening = token.range
    let outer = try descend()
    defer { depth.ascend(to: outer) }
    guard place.isProtocol || isAccessor(at: 1) else {
      advance()
      return .computed(getter: closeBlock(statements(), opening: opening), setter: nil)
    }
    advance()
    do {
      let accessors = try place.isProtocol ? requirement() : accessorList()
      guard token.kind == .rightBrace || token.kind == .end else { throw expected(.accessor) }
      closeBrace(opening)
      return accessors
    } catch {
      skipThroughClosingBrace(of: opening)
      return .required(isSettable: false)
    }
  }

  /// Whether a word at a distance begins an accessor, not the body of a getter.
  func isAccessor(at distance: Int) -> Bool {
    guard isAccessorWord(at: distance) else { return false }
    switch ahead(distance + 1).kind {
    case .leftBrace, .rightBrace: return true
    case .leftParen: return ahead(distance + 4).kind == .leftBrace
    case .keyword(.throws): return true
    case .identifier: return isWord("async", at: distance + 1) || isAccessorWord(at: distance + 1)
    default: return false
    }
  }

  private func isAccessorWord(at distance: Int) -> Bool {
    isWord("get", at: distance) || isWord("set", at: distance)
      || isWord("willSet", at: distance) || isWord("didSet", at: distance)
  }

  private mutating func requirement() throws(Abandoned) -> Accessors {
    guard isWord("get") else { throw expected(.accessor) }
    advance()
    refuseEffects()
    let isSettable = isWord("set")
    if isSettable { advance() }
    return .required(isSettable: isSettable)
  }

  private mutating func accessorList() throws(Abandoned) -> Accessors {
    var getter: Block?
    var setters: [String: Accessor] = [:]
    while isAccessor(at: 0) {
      let word = text(of: token)
      refuse(accessor: word, hasGetter: getter != nil, besides: setters)
      advance()
      refuseEffects()
      let parameter = word == "get" ? nil : try accessorParameter()
      let body = try block(returnsValue: true)
      if word == "get" {
        getter = body
      } else {
        setters[word] = Accessor(parameter: parameter, body: body)
      }
    }
    if let getter { return .computed(getter: getter, setter: setters["set"]) }
    guard setters["set"] == nil else { throw expected(.word("get")) }
    return .observed(willSet: setters["willSet"], didSet: setters["didSet"])
  }

  /// Reports a duplicate accessor, or an observer of a computed variable.
  private mutating func refuse(
    accessor word: String, hasGetter: Bool, besides setters: [String: Accessor]
  ) {
    let isObserver = word == "willSet" || word == "didSet"
    if hasGetter && isObserver {
      report(.observedGetter(word))
    } else if word == "get" && hasGetter || setters[word] != nil {
      report(.repeatedAccessor(word))
    }
  }

  private mutating func accessorParameter() throws(Abandoned) -> Name? {
    guard take(.leftParen) else { return nil }
    let name = try name()
    try expect(.rightParen, ")")
    return name
  }
}
