import Containment
import Script

/// Members of values.
extension ReferenceChecker {
  func member(
    _ name: Name, ofExpression base: Expression, expecting expected: Type?, at range: SourceRange,
    use: ValueUse = .read
  ) -> Typed {
    switch base.kind {
    case .super: return superProperty(name)
    default: return member(name, of: receiver(base), expecting: expected, at: range, use: use)
    }
  }

  /// `base.name` as a value.
  func member(
    _ name: Name, of base: Typed, expecting expected: Type? = nil, at range: SourceRange,
    use: ValueUse = .read
  ) -> Typed {
    switch base.type {
    case .unknown: return .broken
    case .metatype(let type):
      return staticMember(name, of: type, base, expecting: expected)
    case .tuple(let elements):
      if let index = elements.firstIndex(where: { $0.label == name.text }) ?? Int(name.text),
        elements.indices.contains(index)
      {
        return element(index, named: name.text, of: base, elements[index].type)
      }
    case .script(let type):
      if let property = members.property(name.text, of: type) {
        return self.property(property, of: base, at: name.range, use: use)
      }
      if name.text == "rawValue", let raw = type.rawType {
        return Typed(raw) { frame throws(Stop) in
          guard case .enumeration(let value) = try base.code(frame) else { return .none }
          return value.enumCase.rawValue ?? .none
        }
      }
      if let compiled = type.compiledBase, let member = members.property(name.text, of: compiled) {
        return compiledProperty(member, of: flow.whole(base, at: range))
      }
    case .compiled(let type):
      if let member = members.property(name.text, of: type) {
        return compiledProperty(member, of: base)
      }
    default: break
    }
    for addition in names.additions(to: base.type) {
      if let property = members.property(name.text, of: addition) {
        return self.property(property, of: base, at: name.range, use: use)
      }
    }
    if let found = libraryProperty(name, of: base) { return found }
    return calls.methodValue(name, of: base, expecting: expected)
      ?? unknownMember(name, of: base.type)
  }

  func unknownMember(_ name: Name, of type: Type) -> Typed {
    if type == .unknown { return .broken }
    if case .optional(let wrapped) = type, members.hasMember(name.text, wrapped) {
      return diagnostics.failure(.optionalNotUnwrapped("\(type)"), at: name.range)
    }
    let error = ScriptError.Kind.unknown(
      member: name.text, of: type,
      nearest: names.nearest(to: name.text, in: members.memberNames(of: type)))
    return diagnostics.failure(error, at: name.range)
  }

  private func element(_ index: Int, named name: String, of base: Typed, _ type: Type) -> Typed {
    let place = base.place?.part(named: name) { whole, value, frame throws(Stop) in
      try whole.changeTuple(in: frame.run) { $0[index] = value }
    } get: { whole, _ in
      guard case .tuple(let values) = whole else { return .void }
      return values[index]
    } vacate: { whole, frame throws(Stop) in
      try whole.changeTuple(in: frame.run) { $0[index].vacate() }
    }
    return Typed(type, place: place) { frame throws(Stop) in
      guard case .tuple(let values) = try base.code(frame) else { return .void }
      return values[index]
    }
  }

  private func libraryProperty(_ name: Name, of base: Typed) -> Typed? {
    let found = StandardLibrary.found(in: base.type)
    guard
      let (member, bindings) = found.first(where: {
        $0.member.name == name.text && $0.member.kind == .property
      })
    else { return nil }
    let solver = Solver(bindings)
    for requirement in member.requirements {
      let type = solver.substituted(requirement.type)
      guard type.has(requirement.capability) else {
        return diagnostics.failure(
          .lacks("\(type)", capability: "\(requirement.capability)"), at: name.range)
      }
    }
    diagnostics.refuseNesting(member.result, solver, of: member.name, at: name.range)
    return Typed(solver.substituted(member.result)) { frame throws(Stop) in
      var receiver = try base.code(frame)
      return try member.body(
        &receiver, LibraryCall(arguments: [], types: bindings, run: frame.run))
    }
  }
}
