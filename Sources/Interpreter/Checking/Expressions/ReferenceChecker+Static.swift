import Containment
import Script

/// Members of types: enum cases, constants, static properties, and implicit member expressions.
extension ReferenceChecker {
  /// `.name`, if a type is expected.
  func implicitMember(_ name: Name, expecting expected: Type?, at range: SourceRange) -> Typed {
    guard let type = expected?.unwrapped, !type.hasPlaceholder else {
      return diagnostics.failure(.undecided("`.\(name.text)`"), at: range)
    }
    if type == .unknown { return .broken }
    if let expected, let none = Typed.optionalCase(name, of: expected) { return none }
    let typed = staticMember(name, of: type)
    guard typed.type.converts(to: type) else {
      return diagnostics.failure(.mismatch(found: "\(typed.type)", expected: "\(type)"), at: range)
    }
    return typed
  }

  /// `Type.name`.
  ///
  /// `base` evaluates to the type when it is known only at run time.
  func staticMember(
    _ name: Name, of type: Type, _ base: Typed? = nil, expecting expected: Type? = nil
  ) -> Typed {
    let base = base ?? .metatype(type)
    if name.text == "self" { return .metatype(type) }
    if name.text == "init" {
      guard let (title, candidates) = calls.initializers(of: type, at: name.range) else {
        return .broken
      }
      return overloads.functionValue(
        candidates, named: "\(title).init", expecting: expected, at: name.range)
    }
    if let nested = members.nestedType(name.text, of: type) {
      return .metatype(members.seeing(nested, at: name.range))
    }
    switch type {
    case .unknown: return .broken
    case .script(let own):
      if let enumCase = own.cases.first(where: { $0.name == name.text }) {
        return self.enumCase(enumCase, own)
      }
      if name.text == "allCases", own.listsCases {
        let all = own.cases.map {
          ScriptValue.enumeration(EnumerationValue(enumCase: $0, payload: []))
        }
        return Typed(.array(type)) { _ in .array(all) }
      }
      if let property = members.staticProperty(name.text, of: own) {
        members.refuseUnseen(property, at: name.range)
        return self.staticProperty(
          property, of: base, isDirect: base.isBareSelf && scopes.context.observed === property)
      }
      if let base = own.compiledBase, let constant = members.constant(name.text, of: base) {
        return compiledConstant(constant)
      }
      let methods = members.seen(members.staticMethods(name.text, of: own))
      members.refuseUnseen(methods.first, at: name.range)
      if !methods.isEmpty { return value(ofOneOf: methods, of: base, expecting: expected) }
    case .compiled(let own):
      if let constant = members.constant(name.text, of: own) { return compiledConstant(constant) }
    default:
      let wanted = type.hasPlaceholder ? expected ?? type : type
      if let none = Typed.optionalCase(name, of: wanted) {
        return wanted.hasPlaceholder
          ? diagnostics.failure(.undecided("this `\(name.text)`"), at: name.range) : none
      }
    }
    for addition in names.additions(to: type)
    where members.hasStaticMember(name.text, .script(addition)) {
      return staticMember(name, of: .script(addition), expecting: expected)
    }
    if let member = members.libraryMembers(name.text, of: type).first(where: {
      $0.kind == .typeProperty
    }) {
      return Typed(member.result) { frame throws(Stop) in
        var nothing = ScriptValue.void
        return try member.body(&nothing, LibraryCall(arguments: [], types: [:], run: frame.run))
      }
    }
    if members.hasMember(name.text, type) {
      return diagnostics.failure(.needsInstance(name.text), at: name.range)
    }
    let error = ScriptError.Kind.unknown(
      member: name.text, of: type,
      nearest: names.nearest(to: name.text, in: members.staticNames(of: type)))
    return diagnostics.failure(error, at: name.range)
  }

  private func enumCase(_ enumCase: ScriptEnumCase, _ type: ScriptType) -> Typed {
    guard enumCase.payload.isEmpty else {
      return Typed(.function(enumCase.payload.map(\.type), .script(type))) { _ in
        .function(
          FunctionValue { arguments, _ in
            .enumeration(EnumerationValue(enumCase: enumCase, payload: arguments))
          })
      }
    }
    return Typed(.script(type)) { _ in
      .enumeration(EnumerationValue(enumCase: enumCase, payload: []))
    }
  }

  private func compiledConstant(_ member: Member) -> Typed {
    Typed(names.type(member.type)) { frame throws(Stop) in try frame.run.ask(member, .void) }
  }

  /// A static property; with `isDirect`, sets bypass its observers.
  private func staticProperty(_ property: ScriptProperty, of base: Typed, isDirect: Bool) -> Typed {
    property.resolve?()
    let place = LValue(property.name, obstacle: members.obstacle(of: property)) {
      frame throws(Stop) in
      let (receiver, run) = (try base.code(frame), frame.run)
      let access = LValue.Access { () throws(Stop) in
        try run.get(static: property, of: receiver)
      } set: { value throws(Stop) in
        try run.set(static: property, of: receiver, to: value, isDirect: isDirect)
      }
      guard isDirect || !property.isObserved, property.isStored, property.strength == .strong else {
        return access
      }
      return LValue.Access(get: access.get, set: access.set) { body throws(Stop) in
        try run.modify(static: property, body)
      }
    }
    return Typed(property.type, place: place) { frame throws(Stop) in
      try frame.run.get(static: property, of: try base.code(frame))
    }
  }
}
