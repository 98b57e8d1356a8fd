import Containment
import Script

/// The members of script types.
extension Checker {
  func member(_ declaration: Declaration, of type: ScriptType, in part: TypePart) {
    examineModifiers(of: declaration, in: type, part: part)
    examineShape(of: declaration, in: part)
    if type.kind == .protocol, declaration.has(.static) {
      report(
        .unsupported("a static member of a protocol", instead: "ask for a member of instances"),
        at: declaration.range)
    }
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings {
        property(binding, variable, declaration, of: type, in: part)
      }
    case .function(let syntax): method(syntax, declaration, of: type, in: part)
    case .initializer(let syntax): initializer(syntax, declaration, of: type, in: part)
    case .deinitializer(let block):
      guard type.kind == .class else {
        return report(.outside("deinit", of: "a class"), at: declaration.range)
      }
      if type.deinitializer != nil {
        report(.redeclared("deinit"), at: declaration.introducer)
      }
      let function = ScriptFunction("deinit", [], .void, range: declaration.range, owner: type)
      type.deinitializer = function
      waiting.append {
        self.ending = type.compiledBase
        self.define(function, block, self.receiver(type), constructing: type)
        self.ending = nil
      }
    case .enumCases(let cases):
      for one in cases { enumCase(one, of: type) }
    case .type: break
    case .import: report(.outside("import", of: "the top level"), at: declaration.range)
    }
  }

  func receiver(
    _ type: ScriptType, isStatic: Bool = false, isMutable: Bool = false
  ) -> FunctionContext.Receiver {
    FunctionContext.Receiver(type: type.ownType, isStatic: isStatic, isMutable: isMutable)
  }

  private func method(
    _ syntax: FunctionDeclaration, _ declaration: Declaration, of type: ScriptType,
    in part: TypePart
  ) {
    let result = syntax.result.map { self.type($0) } ?? .void
    let function = signature(
      syntax.name.text, syntax.parameters, result, at: syntax.name.range, owner: type)
    function.traits = Traits(declaration, in: part)
    function.isStatic = declaration.has(.static) || declaration.has(.class)
    function.isMutating = declaration.has(.mutating)
    function.isOverride = declaration.has(.override)
    function.hasBody = syntax.body != nil
    if type.methods.contains(where: {
      $0.key == function.key && $0.isStatic == function.isStatic
        && $0.hasBody == function.hasBody
    }) {
      report(.redeclared(function.signature), at: syntax.name.range)
    }
    let isLikeProperty = type.properties.contains {
      $0.name == function.name && $0.isStatic == function.isStatic && function.parameters.isEmpty
        && type.kind != .protocol
    }
    if isLikeProperty {
      report(.redeclared(function.signature), at: syntax.name.range)
    }
    type.methods.append(function)
    if !function.isStatic, type.kind != .protocol || function.hasBody {
      if function.isOverride, let base = overridden(by: function, in: type) {
        function.key = base.key
      }
      type.dispatch[function.key] = function
      type.compiledDispatch[function.signature] = function
    }
    guard let body = syntax.body else { return }
    let receiver = receiver(
      type, isStatic: function.isStatic, isMutable: function.isMutating && !type.isClass)
    waiting.append { self.define(function, body, receiver) }
  }

  /// The superclass method that a method overrides: one with the same parameter types, or, if
  /// marked `override`, one that it can replace.
  func overridden(by function: ScriptFunction, in type: ScriptType) -> ScriptFunction? {
    let candidates = (type.scriptSuperclass?.dispatch.values ?? [:].values).filter {
      $0.signature == function.signature && $0.owner?.kind != .protocol
    }
    let parameters = function.parameters.map(\.type)
    return candidates.first { $0.type == function.type }
      ?? candidates.filter {
        $0.parameters.map(\.type) == parameters
          || function.isOverride && function.type.converts(to: $0.type)
      }.min { $0.range.start < $1.range.start }
  }

  private func property(
    _ binding: VariableBinding, _ variable: VariableDeclaration, _ declaration: Declaration,
    of type: ScriptType, in part: TypePart
  ) {
    let isExtension = part.syntax.kind == .extension
    guard case .name(let name) = binding.pattern.kind else {
      return report(
        .unsupported("a tuple of properties", instead: "declare them one by one"),
        at: binding.range)
    }
    let property = ScriptProperty(
      name, binding.type.map { self.type($0) } ?? .unknown, of: type,
      isStatic: declaration.has(.static) || declaration.has(.class),
      isConstant: variable.isConstant, isLazy: declaration.has(.lazy),
      isOverride: declaration.has(.override), strength: declaration.strength,
      range: binding.pattern.range)
    property.isRequirement = binding.accessors.isRequired
    property.traits = Traits(declaration, in: part)
    property.isTypeWritten = binding.type != nil
    if type.properties.contains(where: {
      $0.name == name && $0.isStatic == property.isStatic
        && $0.isRequirement == property.isRequirement
    }) {
      report(.redeclared(name), at: binding.pattern.range)
    }
    if property.isStatic, type.cases.contains(where: { $0.name == name }) {
      report(.redeclared(name), at: binding.pattern.range)
    }
    type.properties.append(property)
    if property.isOverride { property.overridden = overridden(name, by: type) }
    if !property.isStatic, type.kind != .protocol || binding.accessors.isComputed {
      type.accessors[name] = property
    }
    switch binding.accessors {
    case .computed(let getter, let setter)?: compute(property, getter, setter, of: type)
    case .required(let isSettable)?:
      property.requiresSetter = isSettable
    case .observed(let willSet, let didSet)?:
      if isExtension, !property.isStatic {
        report(.refused(.plain(.storedInExtension)), at: binding.pattern.range)
      }
      if !property.isOverride { store(property, binding, of: type) }
      observe(property, willSet, didSet, of: type)
    case nil:
      if isExtension, !property.isStatic {
        report(.outside("a stored property", of: "the type itself"), at: binding.range)
      }
      if property.isOverride {
        report(
          .unsupported(
            "a stored property that overrides another", instead: "compute or observe it"),
          at: binding.range)
      }
      store(property, binding, of: type)
    }
  }

  /// The inherited property that a property overrides.
  private func overridden(_ name: String, by type: ScriptType) -> ScriptProperty.Overridden? {
    if let own = type.scriptSuperclass?.accessors[name] { return .property(own) }
    return type.compiledBase.flatMap { property(name, of: $0) }.map { .member($0) }
  }

  private func compute(
    _ property: ScriptProperty, _ getter: Block, _ setter: Accessor?, of type: ScriptType
  ) {
    if property.type == .unknown { report(.wantsInitialValue(property.name), at: property.range) }
    let get = ScriptFunction(property.name, [], property.type, range: property.range, owner: type)
    get.isStatic = property.isStatic
    property.getter = get
    let reading = receiver(type, isStatic: property.isStatic)
    waiting.append { self.define(get, getter, reading) }
    guard let setter else { return }
    let set = accessor(setter, named: "newValue", of: property, type)
    property.setter = set
    let writing = receiver(type, isStatic: property.isStatic, isMutable: !type.isClass)
    waiting.append { self.define(set, setter.body, writing) }
  }

  private func observe(
    _ property: ScriptProperty, _ willSet: Accessor?, _ didSet: Accessor?, of type: ScriptType
  ) {
    let receiver = receiver(type, isStatic: property.isStatic, isMutable: !type.isClass)
    // The property's type may depend on its initial value, whose check is deferred, too.
    waiting.append {
      property.resolve?()
      if let willSet {
        let function = self.accessor(willSet, named: "newValue", of: property, type)
        property.willSet = function
        self.define(function, willSet.body, receiver, observed: property)
      }
      if let didSet {
        let function = self.accessor(didSet, named: "oldValue", of: property, type)
        property.didSet = function
        self.define(function, didSet.body, receiver, observed: property)
        property.needsOldValue = didSet.parameter != nil || function.usesFirstArgument
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
    function.isStatic = property.isStatic
    function.isMutating = !type.isClass && !property.isStatic
    return function
  }

  /// Allocates a stored property: a field, or a global variable if static.
  private func store(
    _ property: ScriptProperty, _ binding: VariableBinding, of type: ScriptType
  ) {
    if type.kind == .enum, !property.isStatic {
      report(
        .unsupported("a stored property of an enum", instead: "compute it"), at: property.range)
    }
    if type.kind == .protocol {
      report(
        .unsupported("a stored property of a protocol", instead: "ask for `{ get }`"),
        at: property.range)
    }
    if property.isStatic {
      property.field = globalCount
      globalCount += 1
    } else {
      property.field = type.fieldCount
      type.fieldCount += 1
    }
    property.recordID = record(
      Name(text: "\(type.name).\(property.name)", range: property.range))
    guard let value = binding.value else {
      if binding.type == nil { report(.wantsInitialValue(property.name), at: property.range) }
      property.hasInitialValue = property.type.isOptional && !property.isConstant
      return
    }
    property.hasInitialValue = true
    let owner = receiver(
      type, isStatic: !property.isLazy, isMutable: property.isLazy && !type.isClass)
    if binding.type != nil {
      let initial = ScriptFunction(property.name, [], property.type, range: value.range)
      property.initial = initial
      waiting.append { self.define(initial, value, owner) }
    } else {
      property.initial = ScriptFunction(property.name, [], .unknown, range: value.range)
      property.resolve = { [unowned property] in
        property.resolve = nil
        self.infer(property, value, owner)
      }
      waiting.append { [unowned property] in property.resolve?() }
    }
  }

  /// Infers a property's type from its initial value.
  private func infer(
    _ property: ScriptProperty, _ value: Expression, _ owner: FunctionContext.Receiver
  ) {
    let inner = FunctionContext(receiver: owner, result: nil)
    inFunction(inner, enclosing: nil) {
      declareSelf(owner)
      let typed = check(value)
      property.type = property.strength == .weak ? typed.type.madeOptional : typed.type
      property.initial?.body = expressionBody(typed, inner)
    }
  }
}

extension Optional where Wrapped == Accessors {
  fileprivate var isRequired: Bool { if case .required? = self { true } else { false } }
  fileprivate var isComputed: Bool { if case .computed? = self { true } else { false } }
}
