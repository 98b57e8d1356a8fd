import Script

/// Rules for variables and values: ownership, self-assignment, conversions.
extension Checker {
  /// Reports a weak or unowned variable of a non-class type.
  func examineStrength(
    _ strength: LocalVariable.Strength, of type: Type, isWritten: Bool, at range: SourceRange
  ) {
    guard strength != .strong, type != .unknown else { return }
    let wrapped = type.unwrapped
    let name = strength == .weak ? "weak" : "unowned"
    if wrapped.isClass {
      if strength == .weak, isWritten, !type.isOptional {
        report(.refused(.weakPlain("\(type)")), at: range)
      }
    } else if wrapped.isContract {
      let contract = wrapped == .any ? "Any" : "any \(wrapped)"
      report(.refused(.weakProtocol(name, of: contract)), at: range)
    } else {
      report(.refused(.weakValue(name, of: "\(wrapped)")), at: range)
    }
  }

  /// Reports `x = x`.
  func refuseSelfAssignment(_ assignment: Assignment, _ target: Typed) {
    guard let one = assignment.target.path, let other = assignment.value.path,
      one.name == other.name
    else { return }
    if one.base == nil, other.base == nil, target.place?.isVariable == true {
      report(.refused(.plain(.variableToItself)), at: assignment.operatorRange)
    } else if let base = owner(of: one), base == owner(of: other), isStored(one.name, in: base) {
      report(.refused(.plain(.propertyToItself)), at: assignment.operatorRange)
    }
  }

  /// The name of the base of a path's property; `self` for a bare property.
  private func owner(of path: (base: String?, name: String)) -> String? {
    path.base ?? (scope.find(path.name) == nil ? "self" : nil)
  }

  /// Whether a variable's own type, not a superclass, stores a property with this name.
  private func isStored(_ name: String, in base: String) -> Bool {
    let type: Type?
    switch scope.find(base) {
    case .local(let variable)?: type = variable.type
    case .function?: type = nil
    case nil: type = base == "self" ? context.receiver?.type : globals[base]?.type
    }
    let isStatic = base == "self" && context.receiver?.isStatic == true
    let property = type?.scriptType?.properties.first {
      $0.name == name && $0.isStatic == isStatic
    }
    return property.map { $0.isStored && !$0.isLazy } ?? false
  }

  /// The compiler's message if a substring, a dictionary's keys or an arithmetic result does not
  /// have the expected type; nil for other expressions.
  func refusal(
    of type: Type, as wanted: Type, _ expression: Expression, _ purpose: Refusal.Purpose
  ) -> (refusal: Refusal, range: SourceRange)? {
    let place = type.isNumeric && wanted.isNumeric ? expression.arithmeticPlace : nil
    guard type.isPartOfAnother || place != nil, wanted != .unknown, wanted != .any else {
      return nil
    }
    let wanted = if case .sequence(let element) = wanted { Type.array(element) } else { wanted }
    let isClosure = purpose == .returned && context.kind == .closure
    let purpose = isClosure ? .closureResult : purpose
    let name = expression.lastName
    let range = place ?? name?.range ?? expression.range
    if case .call = expression.kind, let name, purpose != .argument, !isClosure {
      return (.noCandidate(name.text, for: "\(wanted)"), range)
    }
    return (.conversion("\(type)", to: "\(wanted)", purpose), range)
  }

  /// Reports a read of a lazy property of an immutable structure.
  func refuseMutatingGetter(of property: ScriptProperty, _ base: Typed, at range: SourceRange) {
    guard property.isLazy, !property.isStatic, !base.type.isClass, base.type != .unknown else {
      return
    }
    guard let place = base.place else {
      let reason = "function call returns immutable value"
      return report(.refused(.mutatingGetter(reason)), at: range)
    }
    guard place.obstacle != nil else { return }
    let reason =
      place.name == "self" ? "'self' is immutable" : "'\(place.name)' is a 'let' constant"
    report(.refused(.mutatingGetter(reason)), at: range)
  }

  /// Reports a type name used as a value.
  func refuseBareType(_ typed: Typed, _ expression: Expression) {
    guard case .metatype = typed.type else { return }
    switch expression.kind {
    case .identifier(let name) where name != "self": break
    case .member(_, let name) where name.text != "self": break
    case .type: break
    default: return
    }
    report(.refused(.plain(.bareType)), at: expression.range)
  }

  /// Reports an expression statement that names a function without calling it.
  func refuseUnusedFunction(_ typed: Typed, _ expression: Expression) {
    guard case .function = typed.type else { return }
    switch expression.kind {
    case .identifier, .member: report(.refused(.plain(.unusedFunction)), at: expression.range)
    default: break
    }
  }

  /// Reports a static member used without its type in an instance member.
  func refuseStaticMember(_ name: String, of owner: Type, at range: SourceRange) {
    guard let receiver = context.receiver, !receiver.isStatic,
      owner.isMemberOwner(of: receiver.type)
    else { return }
    if let own = owner.scriptType, own.cases.contains(where: { $0.name == name }) {
      report(.refused(.caseOnInstance(name)), at: range)
    } else {
      report(.refused(.staticOnInstance(name, of: "\(receiver.type)")), at: range)
    }
  }
}

extension Type {
  /// Whether a static member of this type belongs to the receiver's type.
  fileprivate func isMemberOwner(of receiver: Type) -> Bool {
    self == receiver
      || scriptType?.extended.map { receiver == $0 || receiver.isKind(of: $0) } ?? false
  }

  /// Whether its values are views of another value that look like values of their own.
  fileprivate var isPartOfAnother: Bool {
    switch self {
    case .substring, .keys: true
    case .optional(let part), .array(let part): part.isPartOfAnother
    default: false
    }
  }
}

extension LValue {
  /// Whether it is a whole variable.
  fileprivate var isVariable: Bool {
    switch root {
    case .variable, .global: !isPart
    case .ownProperty, .other: false
    }
  }
}

extension Expression {
  /// A name, or a member of a name.
  fileprivate var path: (base: String?, name: String)? {
    switch kind {
    case .parenthesized(let inner): return inner.path
    case .identifier(let name): return (nil, name)
    case .member(let base, let name):
      switch base.kind {
      case .self: return ("self", name.text)
      case .identifier(let base): return (base, name.text)
      default: return nil
      }
    default: return nil
    }
  }

  /// The range of an arithmetic operator.
  fileprivate var arithmeticPlace: SourceRange? {
    switch kind {
    case .infix(_, let operation, let place, _): operation.isArithmetic ? place : nil
    case .parenthesized(let inner): inner.arithmeticPlace
    default: nil
    }
  }

  /// The name of the last member, called or not.
  fileprivate var lastName: Name? {
    switch kind {
    case .member(_, let name): name
    case .call(let call): call.callee.lastName
    case .parenthesized(let inner), .optionalChain(let inner): inner.lastName
    default: nil
    }
  }
}
