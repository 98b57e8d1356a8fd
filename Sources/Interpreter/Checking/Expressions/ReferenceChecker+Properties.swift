import Containment
import Script

/// Properties of the catalog and of script types, and their places.
extension ReferenceChecker {
  func compiledProperty(_ member: Member, of base: Typed) -> Typed {
    let type = names.type(member.type)
    let overrides = Overrides<ScriptProperty> { $0.tables.properties[member.name] }
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

  func property(
    _ property: ScriptProperty, of base: Typed, at range: SourceRange, use: ValueUse = .read
  ) -> Typed {
    property.resolve?()
    members.refuseUnseen(property, at: range)
    refuseMutatingGetter(of: property, base, at: range)
    let isOwn = base.isBareSelf && scopes.context.initialization != nil
    if isOwn {
      flow.requireDelegation(before: property, at: range)
      if use != .assigned {
        flow.requireSet(.property(property.name), named: property.name, at: range)
      }
      if !property.isStored { flow.requireWholeSelf(at: range) }
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
      isOwn && property.isStored && property.owner === scopes.ownType ? .ownProperty(property) : nil
    return Typed(
      property.type, place: place(of: property, base, root, isDirect: isDirect), read)
  }

  /// Reports a read of a lazy property of an immutable structure.
  private func refuseMutatingGetter(
    of property: ScriptProperty, _ base: Typed, at range: SourceRange
  ) {
    guard property.isLazy, !property.isStatic, !base.type.isClass, base.type != .unknown else {
      return
    }
    guard let place = base.place else {
      let reason = "function call returns immutable value"
      return diagnostics.report(.refused(.mutatingGetter(reason)), at: range)
    }
    guard place.obstacle != nil else { return }
    let reason =
      place.name == "self" ? "'self' is immutable" : "'\(place.name)' is a 'let' constant"
    diagnostics.report(.refused(.mutatingGetter(reason)), at: range)
  }

  /// Whether a property of `self` is accessed directly, bypassing observers and overrides: in the
  /// initializers and `deinit` of its type, and in its own observers.
  private func isDirect(_ property: ScriptProperty, _ base: Typed) -> Bool {
    base.isBareSelf && property.isStored
      && (scopes.context.observed === property || scopes.context.constructed === property.owner)
  }

  /// The place of a property: in an object, or within the place of a structure.
  private func place(
    of property: ScriptProperty, _ base: Typed, _ root: LValue.Root?, isDirect: Bool
  ) -> LValue? {
    let obstacle = members.obstacle(of: property)
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
          }, isComputed: property.accessors.getter != nil)
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
        }, isComputed: property.accessors.getter != nil)
    }
  }
}

/// Properties of `super`.
extension ReferenceChecker {
  /// `super.name`.
  func superProperty(_ name: Name) -> Typed {
    guard let variable = scopes.selfVariable,
      case .script(let own)? = scopes.context.receiver?.type, let superclass = own.superclass
    else {
      return diagnostics.failure(.outside("super", of: "a subclass's method"), at: name.range)
    }
    if staticSelf != nil {
      return superStaticProperty(name.text, superclass)
        ?? staticMember(name, of: superclass.type)
    }
    flow.requireWholeSelf(at: name.range)
    let base = local(variable, at: name.range)
    if case .script(let type) = superclass, let property = members.property(name.text, of: type) {
      property.resolve?()
      members.refuseUnseen(property, at: name.range)
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
    guard let compiled = own.compiledBase, let member = members.property(name.text, of: compiled)
    else {
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
    return Typed(names.type(member.type), place: place) { frame throws(Stop) in
      try frame.run.ask(member, try base.code(frame))
    }
  }

  /// `super.name` in a static member.
  private func superStaticProperty(_ name: String, _ superclass: ScriptType.Superclass) -> Typed? {
    guard let base = staticSelf, case .script(let type) = superclass,
      let property = members.staticProperty(name, of: type)
    else { return nil }
    property.resolve?()
    let place = LValue(name, obstacle: property.isSettable ? nil : .readOnly) {
      frame throws(Stop) in
      let (receiver, run) = (try base.code(frame), frame.run)
      return LValue.Access { () throws(Stop) in
        try run.read(static: property, of: receiver)
      } set: { value throws(Stop) in
        try run.write(static: property, of: receiver, value)
      }
    }
    return Typed(property.type, place: place) { frame throws(Stop) in
      try frame.run.read(static: property, of: try base.code(frame))
    }
  }
}
