// Declarations: modifiers and introducers.

extension Parser {
  /// The context of a declaration.
  enum Place: Equatable {
    case statements
    case members(of: TypeDeclaration.Kind)

    var isProtocol: Bool { self == .members(of: .protocol) }
  }

  /// Parses a declaration, or returns nil if none starts here.
  mutating func declaration(in place: Place) throws(Abandoned) -> Declaration? {
    let start = token.range.start
    let modifiers = modifiers()
    let introducer = token.range
    guard let kind = try declarationKind(in: place) else {
      guard modifiers.isEmpty else { throw expected(.declaration) }
      return nil
    }
    return Declaration(
      kind: kind, modifiers: modifiers, introducer: introducer, range: range(from: start))
  }

  private mutating func declarationKind(in place: Place) throws(Abandoned) -> Declaration.Kind? {
    guard case .keyword(let keyword) = token.kind else {
      guard isWord("actor"), ahead(1).kind == .identifier, !ahead(1).startsLine else { return nil }
      refuse(.actor)
      return .type(try typeDeclaration(.class))
    }
    switch keyword {
    case .let, .var: return .variable(try variable(in: place))
    case .func: return .function(try function())
    case .import: return .import(try importedModule())
    case .class: return .type(try typeDeclaration(.class))
    case .struct: return .type(try typeDeclaration(.struct))
    case .enum: return .type(try typeDeclaration(.enum))
    case .protocol: return .type(try typeDeclaration(.protocol))
    case .extension: return .type(try typeDeclaration(.extension))
    case .typealias: throw failure(.refused(.typealias))
    case .associatedtype: throw failure(.refused(.associatedType))
    case .subscript: throw failure(.refused(.subscriptDeclaration))
    case .operator, .precedencegroup: throw failure(.refused(.operatorDeclaration))
    case .`init` where place != .statements: return .initializer(try initializer())
    case .deinit where place != .statements:
      advance()
      return .deinitializer(try block())
    case .case where place == .members(of: .enum): return .enumCases(try enumCases())
    default: return nil
    }
  }

  private mutating func importedModule() throws(Abandoned) -> Name {
    advance()
    return try name()
  }
}

// Modifiers and attributes
extension Parser {
  private mutating func modifiers() -> [Modifier] {
    var modifiers: [Modifier] = []
    while true {
      if token.kind == .attribute {
        refuse(.attribute(text(of: token)))
        let end = advance().range.end
        if token.kind == .leftParen, token.range.start == end { skipParentheses() }
      } else if let kind = modifierHere() {
        let range = advance().range
        modifiers.append(Modifier(kind: restricted(kind), range: range))
      } else if startsDeclaration(ahead(1)), isRefusedModifier {
        refuse(.modifier(text(of: token)))
        advance()
      } else if startsDeclaration(ahead(1)), isFixity {
        // The operator declaration is refused.
        advance()
      } else {
        return modifiers
      }
    }
  }

  private func modifierHere() -> Modifier.Kind? {
    switch token.kind {
    case .keyword(.class): return startsMember(ahead(1)) ? .class : nil
    case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.public),
      .keyword(.static):
      return Modifier.Kind(rawValue: text(of: token))
    case .identifier where startsDeclaration(ahead(1)):
      return Modifier.Kind(rawValue: text(of: token))
    default: return nil
    }
  }

  /// `private(set)`.
  private mutating func restricted(_ kind: Modifier.Kind) -> Modifier.Kind {
    guard kind == .private || kind == .fileprivate, token.kind == .leftParen,
      isWord("set", at: 1), ahead(2).kind == .rightParen
    else { return kind }
    for _ in 0..<3 { advance() }
    return kind == .private ? .privateSet : .fileprivateSet
  }

  private var isFixity: Bool { isWord("prefix") || isWord("infix") || isWord("postfix") }

  private var isRefusedModifier: Bool {
    guard token.kind == .identifier else { return false }
    return [
      "nonisolated", "dynamic", "indirect", "optional", "isolated", "distributed", "nonmutating",
      "borrowing", "consuming", "async",
    ].contains(text(of: token))
  }

  /// Whether a declaration can continue like this after a modifier on the same line.
  private func startsDeclaration(_ next: Token) -> Bool {
    guard !next.startsLine else { return false }
    switch next.kind {
    case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol),
      .keyword(.extension), .keyword(.private), .keyword(.fileprivate), .keyword(.internal),
      .keyword(.public), .keyword(.static), .keyword(.case):
      return true
    case .identifier:
      return Modifier.Kind(rawValue: text(of: next)) != nil
    default: return startsMember(next)
    }
  }

  private func startsMember(_ next: Token) -> Bool {
    switch next.kind {
    case .keyword(.let), .keyword(.var), .keyword(.func), .keyword(.`init`), .keyword(.deinit),
      .keyword(.subscript), .keyword(.typealias), .keyword(.operator):
      true
    case .identifier:
      ["override", "final", "lazy", "weak", "unowned", "required", "convenience"]
        .contains(text(of: next))
    default: false
    }
  }
}
