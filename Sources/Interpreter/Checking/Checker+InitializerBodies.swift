import Containment
import Script

/// Initializer bodies: checks which properties must be set before what.
extension Checker {
  func initializer(
    _ syntax: InitializerDeclaration, _ declaration: Declaration, of type: ScriptType,
    in part: TypePart
  ) {
    if let extended = type.extended {
      return report(
        .unsupported(
          "an initializer in an extension of \(extended)",
          instead: "use a `static func` that makes one"), at: declaration.range)
    }
    guard type.kind != .protocol else {
      return report(
        .unsupported("an initializer of a protocol", instead: "ask for a `func` that makes one"),
        at: declaration.range)
    }
    let function = signature(
      "init", syntax.parameters, .void, at: declaration.range, owner: type)
    function.isConvenience = declaration.has(.convenience)
    function.isFailable = syntax.isFailable
    function.isOverride = declaration.has(.override)
    function.isMutating = true
    function.traits = Traits(declaration, in: part)
    type.initializers.append(function)
    guard let body = syntax.body else { return }
    waiting.append { self.define(initializer: function, body, of: type) }
  }

  private func define(initializer: ScriptFunction, _ block: Block, of type: ScriptType) {
    let receiver = receiver(type, isMutable: !type.isClass)
    let inner = FunctionContext(receiver: receiver, result: .void)
    inner.constructed = type
    let isConvenience = initializer.isConvenience || (!type.isClass && block.delegatesToSelf)
    if isConvenience { initializer.isConvenience = true }
    inner.initialization = Initialization(
      isConvenience: isConvenience, isFailable: initializer.isFailable,
      range: initializer.traits.introducer ?? initializer.range)
    inFunction(inner, enclosing: nil) {
      declareSelf(receiver)
      flow.unset = unsetAtStart(of: type, isConvenience: isConvenience)
      if type.kind == .enum, !isConvenience, let own = inner.selfVariable {
        flow.unset = [.variable(ObjectIdentifier(own))]
      }
      let arguments = declareParameters(of: initializer)
      let code = body(block, ending: arguments)
      if flow.isReachable { requireFinished(at: SourceRange(block.range.end - 1, block.range.end)) }
      let base = impliedBase
      initializer.body = ScriptFunction.Body(
        code: Step { frame throws(Stop) in
          do throws(Stop) { _ = try code(frame) } catch {
            guard error.reason == .failedInitializer else { throw error }
            frame.endAll(after: inner.selfVariable)
            frame.isFailed = true
          }
          if frame.isFailed {
            // Releases the partly initialized instance.
            if let own = inner.selfVariable { frame.end([own]) }
            frame.result = .none
          } else {
            try base?(frame)
            if let own = inner.selfVariable { frame.result = try frame.read(own) }
          }
          return .return
        }, context: inner, arguments: arguments)
    }
  }

  private func unsetAtStart(of type: ScriptType, isConvenience: Bool) -> Set<
    DefiniteInitialization.Target
  > {
    if isConvenience { return [.delegation] }
    let own = type.properties.filter {
      $0.isStored && !$0.isStatic && !$0.hasInitialValue && !$0.isLazy
    }
    let properties = own.map { DefiniteInitialization.Target.property($0.name) }
    return Set(properties + (type.superclass == nil ? [] : [.delegation]))
  }

  /// The implicit `super.init()` at the end of an initializer.
  private var impliedBase: Action? {
    guard let type = ownType, let superclass = type.superclass,
      !(context.initialization?.isConvenience ?? true), !flow.set.contains(.delegation),
      let variable = context.selfVariable
    else { return nil }
    switch superclass {
    case .compiled(let base):
      guard let member = (base.members["init"] ?? []).first(where: \.isCallableWithoutArguments)
      else { return nil }
      let defaults = member.parameters.compactMap(\.defaultValue)
      return { frame throws(Stop) in
        var receiver = try frame.read(variable)
        try frame.run.makeBase(
          &receiver, member, defaults.map { ScriptValue($0(), in: frame.run) })
        frame.write(receiver, to: variable)
      }
    case .script(let own):
      guard let initializer = inits(of: own).first(where: \.takesNothing) else { return nil }
      let callable = delegate(
        to: initializer, of: own, variable, context.initialization?.range ?? own.range)
      let defaults = callable.parameters.compactMap(\.defaultValue)
      let call = callable.make(Callable.Arguments(codes: defaults), [:])
      return { frame throws(Stop) in _ = try call(frame) }
    }
  }

  /// Checks that all properties are set at the end of an initializer, and at each `return` in it.
  func requireFinished(at range: SourceRange) {
    requireOwnProperties(before: "the initializer ends", at: range)
    if let own = context.selfVariable, flow.unset.contains(.variable(ObjectIdentifier(own))) {
      report(.unsetProperties(["self"], before: "the initializer ends"), at: range)
    }
    guard flow.unset.contains(.delegation), let initialization = context.initialization else {
      return
    }
    if initialization.isConvenience {
      report(.missingCall("self.init", before: "the initializer ends"), at: range)
    } else if flow.set.contains(.delegation) || !hasImpliedBase {
      report(.missingCall("super.init", before: "the initializer ends"), at: range)
    }
  }

  private var hasImpliedBase: Bool {
    switch ownType?.superclass {
    case .compiled(let base)?:
      (base.members["init"] ?? []).contains(where: \.isCallableWithoutArguments)
    case .script(let own)?: inits(of: own).contains(where: \.takesNothing)
    case nil: true
    }
  }

  /// Reports a delegation to an `init?` from an initializer that cannot fail.
  func requireFailable(_ expression: Expression) {
    guard let initialization = context.initialization, !initialization.isFailable,
      case .call(let call) = expression.kind, case .member(_, let name) = call.callee.kind,
      expression.callsInitializer
    else { return }
    let labels = WrittenArguments(call, at: expression.range).labels
    report(.refused(.failableChain("init\(labels)")), at: name.range)
  }

  func requireOwnProperties(before moment: String, at range: SourceRange) {
    let names = (ownType?.properties ?? []).map(\.name).filter {
      flow.unset.contains(.property($0))
    }
    if !names.isEmpty { report(.unsetProperties(names, before: moment), at: range) }
  }

  /// Reports a use of `self` before all properties are set.
  func requireWholeSelf(at range: SourceRange) {
    guard let initialization = initializationAround else { return }
    requireOwnProperties(before: "`self` is used", at: range)
    if flow.unset.contains(.delegation) {
      report(
        .missingCall(
          initialization.isConvenience ? "self.init" : "super.init", before: "`self` is used"),
        at: range)
    }
  }

  /// Reports access to a property that a later delegation initializes.
  func requireDelegation(before property: ScriptProperty, at range: SourceRange) {
    guard let initialization = context.initialization, flow.unset.contains(.delegation) else {
      return
    }
    if initialization.isConvenience {
      requireWholeSelf(at: range)
    } else if property.isStored, property.owner !== ownType {
      report(.refused(.beforeSuper(property.name)), at: range)
    }
  }

  /// Reports a closure that captures `self` before it is fully initialized.
  func refuseEarlyCapture(from initializer: FunctionContext, at range: SourceRange) {
    guard initializer.initialization != nil else { return }
    let closures = sequence(first: context, next: \.parent).prefix { $0 !== initializer }
    let place = Array(closures).last?.range ?? range
    let isUnset = flow.unset.contains { if case .property = $0 { true } else { false } }
    if isUnset {
      report(.refused(.capturedEarly("all members were initialized")), at: place)
    } else if flow.unset.contains(.delegation) {
      let call = initializer.initialization?.isConvenience == true ? "self.init" : "super.init"
      report(.refused(.capturedEarly("'\(call)' call")), at: place)
    }
  }

  /// The initializer being checked, or the one around the closure being checked.
  private var initializationAround: Initialization? {
    sequence(first: context, next: \.parent).lazy.compactMap(\.initialization).first
  }

  /// `self` as a value.
  func wholeSelf(at range: SourceRange) -> Typed {
    requireWholeSelf(at: range)
    refuseKeptSelf(at: range)
    return selfReference(at: range)
  }

  /// Reports a reference to `self` that could outlive its `deinit`.
  func refuseKeptSelf(at range: SourceRange) {
    guard let ending else { return }
    report(
      .unsupported(
        "more of `self` than its properties, in the `deinit` of a subclass of \(ending.name),",
        instead: "nothing may keep an object that ends"), at: range)
  }

  /// The receiver; if it is `self`, requires that it is fully initialized.
  func whole(_ base: Typed, at range: SourceRange) -> Typed {
    if base.isBareSelf { requireWholeSelf(at: range) }
    return base
  }
}

extension Checker.Initializer {
  /// The script's function, if it is one.
  var function: ScriptFunction? {
    if case .script(let function) = self { function } else { nil }
  }

  var signature: String {
    switch self {
    case .none: "init()"
    case .script(let function): function.signature
    case .compiled(let member): member.signature
    }
  }

  /// Whether a class declares an initializer with the same signature and types.
  func isOverridden(in type: ScriptType) -> Bool {
    switch self {
    case .none: type.initializers.contains { $0.signature == "init()" }
    case .script(let function): type.initializers.contains { $0.key == function.key }
    case .compiled(let member): type.initializers.contains { $0.signature == member.signature }
    }
  }

  var isConvenience: Bool {
    if case .script(let function) = self { function.isConvenience } else { false }
  }

  /// Whether it can be called without arguments.
  var takesNothing: Bool {
    switch self {
    case .none: true
    case .script(let function): function.parameters.allSatisfy { $0.defaultValue != nil }
    case .compiled(let member): member.isCallableWithoutArguments
    }
  }
}

extension Member {
  fileprivate var isCallableWithoutArguments: Bool {
    parameters.allSatisfy { $0.defaultValue != nil }
  }
}

extension Block {
  /// Whether a structure's initializer delegates to another one.
  fileprivate var delegatesToSelf: Bool { statements.contains(where: \.delegatesToSelf) }
}

extension Statement {
  fileprivate var delegatesToSelf: Bool {
    switch kind {
    case .expression(let expression): expression.delegatesToSelf
    case .if(let statement):
      statement.clauses.contains { $0.body.delegatesToSelf }
        || statement.otherwise?.delegatesToSelf ?? false
    case .guard(let statement): statement.body.delegatesToSelf
    case .switch(let statement):
      statement.cases.contains { $0.body.contains(where: \.delegatesToSelf) }
    default: false
    }
  }
}

extension Expression {
  /// Whether it is `self.init(…)`, possibly forced with `!`.
  fileprivate var delegatesToSelf: Bool {
    switch kind {
    case .forceUnwrap(let call): return call.delegatesToSelf
    case .call(let call):
      if case .member(let base, _) = call.callee.kind, case .self = base.kind {
        return callsInitializer
      }
      return false
    default: return false
    }
  }

  /// Whether it is `self.init(…)` or `super.init(…)`.
  fileprivate var callsInitializer: Bool {
    guard case .call(let call) = kind, case .member(let base, let name) = call.callee.kind else {
      return false
    }
    switch base.kind {
    case .self, .super: return name.text == "init"
    default: return false
    }
  }
}
