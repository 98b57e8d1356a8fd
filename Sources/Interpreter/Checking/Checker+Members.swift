import Containment
import Script

/// Member access: properties, cases, constants.
extension Checker {
  func member(
    _ name: Name, ofExpression base: Expression, expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    switch base.kind {
    case .super: return superProperty(name)
    default: return member(name, of: receiver(base), expecting: expected, at: range)
    }
  }

  /// Checks the receiver of a member; `self` need not be fully initialized.
  func receiver(_ base: Expression, expecting expected: Type? = nil) -> Typed {
    if case .self = base.kind, case .local(let variable)? = scope.find("self"),
      staticSelf == nil
    {
      return bareSelf(variable, at: base.range)
    }
    return check(base, expecting: expected)
  }

  /// `base.name` as a value.
  func member(
    _ name: Name, of base: Typed, expecting expected: Type? = nil, at range: SourceRange
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
      if let property = property(name.text, of: type) {
        return self.property(property, of: base, at: name.range)
      }
      if name.text == "rawValue", let raw = type.rawType {
        return Typed(raw) { frame throws(Stop) in
          guard case .enumeration(let value) = try base.code(frame) else { return .none }
          return value.enumCase.rawValue ?? .none
        }
      }
      if let compiled = type.compiledBase, let member = property(name.text, of: compiled) {
        return compiledProperty(member, of: whole(base, at: range))
      }
    case .compiled(let type):
      if let member = property(name.text, of: type) { return compiledProperty(member, of: base) }
    default: break
    }
    for addition in additions(to: base.type) {
      if let property = property(name.text, of: addition) {
        return self.property(property, of: base, at: name.range)
      }
    }
    if let found = libraryProperty(name, of: base) { return found }
    return methodValue(name, of: base, expecting: expected) ?? unknownMember(name, of: base.type)
  }

  func unknownMember(_ name: Name, of type: Type) -> Typed {
    if type == .unknown { return .broken }
    if case .optional(let wrapped) = type, hasMember(name.text, wrapped) {
      return failure(.optionalNotUnwrapped("\(type)"), at: name.range)
    }
    let error = ScriptError.Kind.unknown(
      member: name.text, of: type,
      nearest: nearest(to: name.text, in: memberNames(of: type)))
    return failure(error, at: name.range)
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
}

/// Catalog properties.
extension Checker {
  /// A property of a compiled type, the most derived.
  func property(_ name: String, of type: CompiledType) -> Member? {
    type.lineage.lazy.compactMap { $0.members[name]?.first { $0.kind == .property } }.first
  }

  func compiledProperty(_ member: Member, of base: Typed) -> Typed {
    let type = type(member.type)
    let overrides = Overrides<ScriptProperty> { $0.accessors[member.name] }
    let read = Code { frame throws(Stop) in
      try frame.run.get(member, or: overrides, of: try base.code(frame))
    }
    let isObject = base.type.isClass
    guard member.set != nil else {
      let place = LValue(member.name, obstacle: .readOnly) { _ throws(Stop) in
        LValue.Access(get: { .void }, set: { _ in })
      }
      return Typed(type, place: isObject || base.place != nil ? place : nil, read)
    }
    if isObject {
      let place = LValue(member.name) { frame throws(Stop) in
        let (object, run) = (try base.code(frame), frame.run)
        return LValue.Access { () throws(Stop) in
          try run.get(member, or: overrides, of: object)
        } set: { value throws(Stop) in
          try run.set(member, or: overrides, of: object, to: value)
        }
      }
      var typed = Typed(type, place: place, read)
      typed.isImplicitlyUnwrapped = member.isImplicitlyUnwrapped
      return typed
    }
    let place = base.place?.part(named: member.name) { whole, value, frame throws(Stop) in
      try frame.run.set(member, of: &whole, value)
    } get: { whole, frame throws(Stop) in
      try frame.run.ask(member, whole)
    }
    return Typed(type, place: place, read)
  }
}

extension RunContext {
  /// Reads a catalog property; a script class may override it.
  fileprivate func get(
    _ member: Member, or overrides: Overrides<ScriptProperty>, of receiver: ScriptValue
  ) throws(Stop) -> ScriptValue {
    if let property = receiver.instance.flatMap({ overrides[$0.type] }) {
      return try read(property, of: receiver)
    }
    return try ask(member, receiver)
  }

  /// Sets a property of a compiled object; a script class may override it.
  fileprivate func set(
    _ member: Member, or overrides: Overrides<ScriptProperty>, of object: ScriptValue,
    to value: ScriptValue
  ) throws(Stop) {
    var receiver = object
    if let property = receiver.instance.flatMap({ overrides[$0.type] }) {
      try write(property, of: &receiver, value)
    } else {
      try set(member, of: &receiver, value)
    }
  }
}

/// Properties of script types.
extension Checker {
  /// A property of a script type, the most derived, or a protocol requirement.
  func property(_ name: String, of type: ScriptType) -> ScriptProperty? {
    let owners = Array(type.lineage) + type.allContracts.compactMap(\.scriptType)
    return seen(
      owners.lazy.compactMap { owner in
        owner.properties.first { $0.name == name && !$0.isStatic }
      })
  }

  func property(
    _ property: ScriptProperty, of base: Typed, at range: SourceRange
  ) -> Typed {
    property.resolve?()
    refuseUnseen(property, at: range)
    refuseMutatingGetter(of: property, base, at: range)
    let isOwn = base.isBareSelf && context.initialization != nil
    if isOwn {
      requireDelegation(before: property, at: range)
      if flow.unset.contains(.property(property.name)), assigned != range {
        report(.unset(property.name), at: range)
      }
      if !property.isStored { requireWholeSelf(at: range) }
    }
    // A property that an extension adds to a protocol is no requirement, so it is not dispatched.
    let isAdded = property.owner.kind == .protocol && !property.isRequirement
    let isDirect = isDirect(property, base)
    let owner = property.isLazy && !base.type.isClass ? base.place : nil
    let read = Code { frame throws(Stop) in
      if let owner {
        var value = ScriptValue.void
        try owner.prepare(frame).modify { receiver throws(Stop) in
          value = try frame.run.readLazily(property, of: &receiver)
        }
        return value
      }
      let receiver = try base.code(frame)
      return isAdded || isDirect
        ? try frame.run.read(property, of: receiver) : try frame.run.get(property, of: receiver)
    }
    let root: LValue.Root? =
      isOwn && property.isStored && property.owner === ownType ? .ownProperty(property) : nil
    return Typed(
      property.type, place: place(of: property, base, root, isDirect: isDirect), read)
  }

  /// Whether a property of `self` is accessed directly, bypassing observers and overrides: in the
  /// initializers and `deinit` of its type, and in its own observers.
  private func isDirect(_ property: ScriptProperty, _ base: Typed) -> Bool {
    base.isBareSelf && property.isStored
      && (context.observed === property || context.constructed === property.owner)
  }

  /// The place of a property: in an object, or within the place of a structure.
  private func place(
    of property: ScriptProperty, _ base: Typed, _ root: LValue.Root?, isDirect: Bool
  ) -> LValue? {
    let obstacle = obstacle(of: property)
    guard !base.type.isClass else {
      return LValue(property.name, root ?? .other, obstacle: obstacle) { frame throws(Stop) in
        let (object, run) = (try base.code(frame), frame.run)
        return LValue.Access(
          get: { () throws(Stop) in
            try isDirect ? run.read(property, of: object) : run.get(property, of: object)
          },
          set: { value throws(Stop) in
            var receiver = object
            if isDirect {
              try run.store(property, of: &receiver, value)
            } else {
              try run.set(property, of: &receiver, to: value)
            }
          },
          modify: { body throws(Stop) in
            var receiver = object
            try run.modify(property, of: &receiver, isDirect: isDirect, body)
          }, isComputed: property.getter != nil)
      }
    }
    guard let base = base.place else { return nil }
    let isVariable = base.obstacle == nil || root != nil
    return LValue(
      obstacle == nil ? base.name : property.name, root ?? base.root, isPart: root == nil,
      obstacle: obstacle ?? (isVariable ? nil : base.obstacle)
    ) { frame throws(Stop) in
      let (whole, run) = (try base.prepare(frame), frame.run)
      return LValue.Access(
        get: { () throws(Stop) in
          let whole = try whole.get()
          return try isDirect ? run.read(property, of: whole) : run.get(property, of: whole)
        },
        set: { value throws(Stop) in
          try whole.modify { whole throws(Stop) in
            if isDirect {
              try run.store(property, of: &whole, value)
            } else {
              try run.set(property, of: &whole, to: value)
            }
          }
        },
        modify: { body throws(Stop) in
          try whole.modify { whole throws(Stop) in
            try run.modify(property, of: &whole, isDirect: isDirect, body)
          }
        }, isComputed: property.getter != nil)
    }
  }

  /// `super.name`.
  private func superProperty(_ name: Name) -> Typed {
    guard case .local(let variable)? = scope.find("self"),
      case .script(let own)? = context.receiver?.type, let superclass = own.superclass
    else { return failure(.outside("super", of: "a subclass's method"), at: name.range) }
    if staticSelf != nil {
      return superStaticProperty(name.text, superclass)
        ?? staticMember(name, of: superclass.type)
    }
    requireWholeSelf(at: name.range)
    let base = local(variable, at: name.range)
    if case .script(let type) = superclass, let property = property(name.text, of: type) {
      property.resolve?()
      refuseUnseen(property, at: name.range)
      let place = LValue(name.text, obstacle: property.isSettable ? nil : .readOnly) {
        frame throws(Stop) in
        let (object, run) = (try base.code(frame), frame.run)
        return LValue.Access { () throws(Stop) in
          try run.read(property, of: object)
        } set: { value throws(Stop) in
          var receiver = object
          try run.write(property, of: &receiver, value)
        }
      }
      return Typed(property.type, place: place) { frame throws(Stop) in
        try frame.run.read(property, of: try base.code(frame))
      }
    }
    guard let compiled = own.compiledBase, let member = property(name.text, of: compiled) else {
      return unknownMember(name, of: superclass.type)
    }
    let place = LValue(name.text, obstacle: member.set == nil ? .readOnly : nil) {
      frame throws(Stop) in
      let (object, run) = (try base.code(frame), frame.run)
      return LValue.Access { () throws(Stop) in
        try run.ask(member, object)
      } set: { value throws(Stop) in
        var receiver = object
        try run.set(member, of: &receiver, value)
      }
    }
    return Typed(type(member.type), place: place) { frame throws(Stop) in
      try frame.run.ask(member, try base.code(frame))
    }
  }

  /// The script type whose member is being checked.
  var ownType: ScriptType? { context.receiver?.type.scriptType }
}

extension Type {
  var scriptType: ScriptType? { if case .script(let type) = self { type } else { nil } }
}

extension ScriptType.Superclass {
  var type: Type {
    switch self {
    case .script(let type): .script(type)
    case .compiled(let type): .compiled(type)
    }
  }
}
