import Containment
import Script

/// Properties: their accessors, observers and initial values.
extension MemberDeclarer {
  func property(
    _ binding: VariableBinding, _ variable: VariableDeclaration, _ declaration: Declaration,
    of type: ScriptType, in part: TypePart
  ) {
    let isExtension = part.syntax.kind == .extension
    guard case .name(let name) = binding.pattern.kind else {
      return diagnostics.report(
        .unsupported("a tuple of properties", instead: "declare them one by one"),
        at: binding.range)
    }
    let property = ScriptProperty(
      name, binding.type.map { types.resolve($0) } ?? .unknown, of: type,
      Traits(declaration, in: part), isConstant: variable.isConstant,
      range: binding.pattern.range)
    property.isRequirement = binding.accessors.isRequired
    property.isTypeWritten = binding.type != nil
    if type.properties.contains(where: {
      $0.name == name && $0.isStatic == property.isStatic
        && $0.isRequirement == property.isRequirement
    }) {
      diagnostics.report(.redeclared(name), at: binding.pattern.range)
    }
    if property.isStatic, type.cases.contains(where: { $0.name == name }) {
      diagnostics.report(.redeclared(name), at: binding.pattern.range)
    }
    type.members.properties.append(property)
    if property.isOverride { property.overridden = overridden(name, by: type) }
    if !property.isStatic, type.kind != .protocol || binding.accessors.isComputed {
      type.tables.properties[name] = property
    }
    switch binding.accessors {
    case .computed(let getter, let setter)?: compute(property, getter, setter, of: type)
    case .required(let isSettable)?:
      property.requiresSetter = isSettable
    case .observed(let willSet, let didSet)?:
      if isExtension, !property.isStatic {
        diagnostics.report(.refused(.plain(.storedInExtension)), at: binding.pattern.range)
      }
      if !property.isOverride { store(property, binding, of: type) }
      observe(property, willSet, didSet, of: type)
    case nil:
      if isExtension, !property.isStatic {
        diagnostics.report(.outside("a stored property", of: "the type itself"), at: binding.range)
      }
      if property.isOverride {
        diagnostics.report(
          .unsupported(
            "a stored property that overrides another", instead: "compute or observe it"),
          at: binding.range)
      }
      store(property, binding, of: type)
    }
  }

  /// The inherited property that a property overrides.
  private func overridden(_ name: String, by type: ScriptType) -> ScriptProperty.Overridden? {
    if let own = type.scriptSuperclass?.tables.properties[name] { return .property(own) }
    return type.compiledBase.flatMap { members.property(name, of: $0) }.map { .member($0) }
  }

  private func compute(
    _ property: ScriptProperty, _ getter: Block, _ setter: Accessor?, of type: ScriptType
  ) {
    if property.type == .unknown {
      diagnostics.report(.wantsInitialValue(property.name), at: property.range)
    }
    let get = ScriptFunction(property.name, [], property.type, range: property.range, owner: type)
    get.traits.isStatic = property.isStatic
    property.accessors.getter = get
    let reading = FunctionContext.Receiver(type, isStatic: property.isStatic)
    queue.append { self.functions.define(get, getter, reading) }
    guard let setter else { return }
    let set = accessor(setter, named: "newValue", of: property, type)
    property.accessors.setter = set
    let writing = FunctionContext.Receiver(
      type, isStatic: property.isStatic, isMutable: !type.isClass)
    queue.append { self.functions.define(set, setter.body, writing) }
  }

  private func observe(
    _ property: ScriptProperty, _ willSet: Accessor?, _ didSet: Accessor?, of type: ScriptType
  ) {
    let receiver = FunctionContext.Receiver(
      type, isStatic: property.isStatic, isMutable: !type.isClass)
    // The property's type may depend on its initial value, whose check is deferred, too.
    queue.append {
      property.resolve?()
      if let willSet {
        let function = self.accessor(willSet, named: "newValue", of: property, type)
        property.accessors.willSet = function
        self.functions.define(function, willSet.body, receiver, role: .observer(of: property))
      }
      if let didSet {
        let function = self.accessor(didSet, named: "oldValue", of: property, type)
        property.accessors.didSet = function
        self.functions.define(function, didSet.body, receiver, role: .observer(of: property))
        property.accessors.needsOldValue = didSet.parameter != nil || function.usesFirstArgument
      }
    }
  }

  private func accessor(
    _ syntax: Accessor, named defaultName: String, of property: ScriptProperty, _ type: ScriptType
  ) -> ScriptFunction {
    let parameter = ScriptFunction.Parameter(
      label: nil, name: syntax.parameter?.text ?? defaultName, type: property.type,
      defaultValue: nil)
    let function = ScriptFunction(
      property.name, [parameter], .void, range: property.range, owner: type)
    function.traits.isStatic = property.isStatic
    function.isMutating = !type.isClass && !property.isStatic
    return function
  }

  /// Allocates a stored property: a field, or a global variable if static.
  private func store(
    _ property: ScriptProperty, _ binding: VariableBinding, of type: ScriptType
  ) {
    if type.kind == .enum, !property.isStatic {
      diagnostics.report(
        .unsupported("a stored property of an enum", instead: "compute it"), at: property.range)
    }
    if type.kind == .protocol {
      diagnostics.report(
        .unsupported("a stored property of a protocol", instead: "ask for `{ get }`"),
        at: property.range)
    }
    if property.isStatic {
      property.storage.field = names.nextGlobal()
    } else {
      property.storage.field = type.fieldCount
      type.fieldCount += 1
    }
    property.storage.recordID = variables.record(
      Name(text: "\(type.name).\(property.name)", range: property.range))
    guard let value = binding.value else {
      if binding.type == nil {
        diagnostics.report(.wantsInitialValue(property.name), at: property.range)
      }
      property.storage.hasInitialValue = property.type.isOptional && !property.isConstant
      return
    }
    property.storage.hasInitialValue = true
    let owner = FunctionContext.Receiver(
      type, isStatic: !property.isLazy, isMutable: property.isLazy && !type.isClass)
    if binding.type != nil {
      let initial = ScriptFunction(property.name, [], property.type, range: value.range)
      property.storage.initial = initial
      queue.append { self.functions.define(initial, value, owner) }
    } else {
      property.storage.initial = ScriptFunction(property.name, [], .unknown, range: value.range)
      property.resolve = { [unowned property] in
        property.resolve = nil
        self.infer(property, value, owner)
      }
      queue.append { [unowned property] in property.resolve?() }
    }
  }

  /// Infers a property's type from its initial value.
  private func infer(
    _ property: ScriptProperty, _ value: Expression, _ owner: FunctionContext.Receiver
  ) {
    let inner = FunctionContext(receiver: owner, result: nil)
    flow.inFunction(inner, enclosing: nil) {
      functions.declareSelf(owner)
      let typed = expressions.check(value)
      property.type = property.strength == .weak ? typed.type.madeOptional : typed.type
      property.storage.initial?.body = functions.expressionBody(typed, inner)
    }
  }
}

extension Optional where Wrapped == Accessors {
  fileprivate var isRequired: Bool { if case .required? = self { true } else { false } }
  fileprivate var isComputed: Bool { if case .computed? = self { true } else { false } }
}
