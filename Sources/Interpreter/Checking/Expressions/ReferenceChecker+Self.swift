import Script

/// `self` and `Self`: as values, and as the implicit base of members.
extension ReferenceChecker {
  /// `self` as a value.
  func wholeSelf(at range: SourceRange) -> Typed {
    flow.requireWholeSelf(at: range)
    flow.refuseKeptSelf(at: range)
    return selfReference(at: range)
  }

  /// `self`, as an expression.
  func selfReference(at range: SourceRange) -> Typed {
    if let own = staticSelf { return own }
    if let variable = scopes.selfVariable { return local(variable, at: range) }
    guard let receiver = scopes.context.receiver else {
      return diagnostics.failure(.outside("self", of: "a type's method"), at: range)
    }
    if receiver.isStatic { return .metatype(receiver.type) }
    return diagnostics.failure(.outside("self", of: "a type's method"), at: range)
  }

  /// Checks the receiver of a member; `self` need not be fully initialized.
  func receiver(
    _ base: Expression, expecting expected: Type? = nil, use: ValueUse = .read
  ) -> Typed {
    if case .self = base.kind, let variable = scopes.selfVariable,
      staticSelf == nil
    {
      return bareSelf(variable, at: base.range, use: use)
    }
    return expressions.check(base, expecting: expected, use: use)
  }

  /// A member of `self` named without an explicit `self`.
  func memberOfSelf(
    _ name: String, expecting expected: Type?, at range: SourceRange, use: ValueUse
  ) -> Typed? {
    guard let receiver = scopes.context.receiver else { return nil }
    if name == "self" { return selfReference(at: range) }
    if !receiver.isStatic, members.hasMember(name, receiver.type) {
      guard let variable = scopes.selfVariable else { return nil }
      let base = impliedSelf(variable, of: name, at: range, use: use)
      return member(
        Name(text: name, range: range), of: base, expecting: expected, at: range, use: use)
    }
    return members.staticOwner(of: name, seenFrom: receiver.type).map { type in
      refuseStaticMember(name, of: type, at: range)
      var base = staticBase(type)
      base.isBareSelf = true
      return member(Name(text: name, range: range), of: base, expecting: expected, at: range)
    }
  }

  /// The implicit `self` of a name; escaping closures must write it.
  func impliedSelf(
    _ variable: LocalVariable, of name: String, at range: SourceRange, use: ValueUse = .read
  ) -> Typed {
    let between = scopes.context.enclosing.prefix { $0 !== variable.context }
    if variable.type.unwrapped.isClass, between.contains(where: \.isEscaping) {
      diagnostics.report(.impliedSelf(name), at: range)
    }
    return bareSelf(variable, at: range, use: use)
  }

  /// `self` without checking that it is fully initialized, as initializers set its properties.
  private func bareSelf(
    _ variable: LocalVariable, at range: SourceRange, use: ValueUse = .read
  ) -> Typed {
    if variable.type.isOptional {
      return diagnostics.failure(
        .optionalNotUnwrapped("\(variable.type)"), at: range)
    }
    if scopes.context !== variable.context {
      flow.refuseKeptSelf(at: range)
      flow.refuseEarlyCapture(from: variable.context, at: range)
    }
    var typed = local(variable, at: range, use: use)
    typed.isBareSelf = true
    return typed
  }

  /// Reports a static member used without its type in an instance member.
  func refuseStaticMember(_ name: String, of owner: Type, at range: SourceRange) {
    guard let receiver = scopes.context.receiver, !receiver.isStatic,
      owner.isMemberOwner(of: receiver.type)
    else { return }
    if let own = owner.scriptType, own.cases.contains(where: { $0.name == name }) {
      diagnostics.report(.refused(.caseOnInstance(name)), at: range)
    } else {
      diagnostics.report(.refused(.staticOnInstance(name, of: "\(receiver.type)")), at: range)
    }
  }
}

/// Metatypes whose class is known only at run time.
extension ReferenceChecker {
  /// `self` in a static member of a class: the class on which the member was called.
  var staticSelf: Typed? {
    guard let variable = scopes.selfVariable, case .metatype(let type) = variable.type
    else { return nil }
    let read = local(variable, at: SourceRange(0, 0)).code
    return Typed(variable.type) { frame throws(Stop) in
      let value = try read(frame)
      // Initial values and default arguments are not evaluated for a particular class.
      if case .metatype = value { return value }
      return .metatype(type)
    }
  }

  /// `Self` in a member of a class.
  var dynamicSelf: Typed? {
    if let staticSelf { return staticSelf }
    guard let own = scopes.ownType, own.kind == .class, let variable = scopes.selfVariable,
      variable.type == .script(own)
    else { return nil }
    let read = local(variable, at: SourceRange(0, 0)).code
    return Typed(.metatype(variable.type)) { frame throws(Stop) in
      .metatype(.script(try read(frame).scriptType ?? own))
    }
  }

  /// The implicit base of a static member.
  func staticBase(_ type: Type) -> Typed {
    guard type == scopes.context.receiver?.type, let own = staticSelf else {
      return .metatype(type)
    }
    return own
  }
}
