// Classes, structures, enumerations, protocols, extensions and their members.

extension Parser {
  mutating func typeDeclaration(_ kind: TypeDeclaration.Kind) throws(Abandoned) -> TypeDeclaration {
    advance()
    let name = try kind == .extension ? extendedType() : name()
    try refuseGenericParameters()
    let inherited = try take(.colon) ? inheritedTypes() : []
    try refuseWhereClause()
    let opening = token.range
    guard token.kind == .leftBrace else { throw expected(.sign("{")) }
    let outer = try descend()
    defer { depth.ascend(to: outer) }
    advance()
    let members = members(of: kind)
    closeBrace(opening)
    return TypeDeclaration(kind: kind, name: name, inherited: inherited, members: members)
  }

  /// A name, possibly with dots.
  private mutating func extendedType() throws(Abandoned) -> Name {
    let start = token.range.start
    var text = try name().text
    while take(.dot) { text += "." + (try name(.memberName)).text }
    return Name(text: text, range: range(from: start))
  }

  private mutating func inheritedTypes() throws(Abandoned) -> [TypeSyntax] {
    var types: [TypeSyntax] = []
    repeat { types.append(try type()) } while take(.comma)
    return types
  }

  private mutating func members(of kind: TypeDeclaration.Kind) -> [Declaration] {
    var members: [Declaration] = []
    while true {
      guard token.kind != .rightBrace, token.kind != .end else { return members }
      let (start, depthBefore) = (index, depth)
      do {
        guard let member = try declaration(in: .members(of: kind)) else { throw notAMember() }
        statementRanges.append(member.range)
        members.append(member)
        try endStatement(from: start)
      } catch {
        depth = depthBefore
        skipEntry(from: start)
      }
    }
  }

  private mutating func notAMember() -> Abandoned {
    switch token.kind {
    case .directive: failure(.refused(.directive(text(of: token))))
    case .keyword(.case): failure(.misplaced("case"))
    case .semicolon: failure(.misplaced(";"))
    case _ where isReportedByLexer: Abandoned()
    default: wordInType()
    }
  }

  mutating func enumCases() throws(Abandoned) -> [EnumCase] {
    advance()
    var cases: [EnumCase] = []
    repeat {
      let start = token.range.start
      let name = try name()
      let values = try token.kind == .leftParen ? typeElements(ofCase: true) : []
      let rawValue = try take(.equal) ? expression() : nil
      cases.append(
        EnumCase(
          name: name, associatedValues: values, rawValue: rawValue, range: range(from: start)))
    } while take(.comma)
    return cases
  }
}

// Unsupported generics, which are skipped.
extension Parser {
  /// Skips `<T: P>` after the name of a function or type.
  mutating func refuseGenericParameters() throws(Abandoned) {
    guard spells(token, "<"), token.range.start == previousRange.end else { return }
    refuse(.genericParameters)
    while !spells(token, ">") {
      switch token.kind {
      case .end, .leftBrace, .rightBrace, .leftParen: throw Abandoned()
      default: advance()
      }
    }
    advance()
  }

  mutating func refuseWhereClause() throws(Abandoned) {
    guard isKeyword(.where) else { return }
    refuse(.whereClause)
    while token.kind != .leftBrace && token.kind != .end { advance() }
  }
}
