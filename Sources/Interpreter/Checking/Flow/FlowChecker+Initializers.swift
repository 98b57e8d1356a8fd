import Containment
import Script

/// Initializers: what must be set before what.
extension FlowChecker {
  static func unsetAtStart(of type: ScriptType, isConvenience: Bool) -> Set<
    DefiniteInitialization.Target
  > {
    if isConvenience { return [.delegation] }
    let own = type.properties.filter {
      $0.isStored && !$0.isStatic && !$0.storage.hasInitialValue && !$0.isLazy
    }
    let properties = own.map { DefiniteInitialization.Target.property($0.name) }
    return Set(properties + (type.superclass == nil ? [] : [.delegation]))
  }

  /// Checks that all properties are set at the end of an initializer, and at each `return` in it.
  func requireFinished(at range: SourceRange) {
    requireOwnProperties(before: "the initializer ends", at: range)
    if let own = scopes.context.selfVariable, state.unset.contains(.variable(ObjectIdentifier(own)))
    {
      diagnostics.report(.unsetProperties(["self"], before: "the initializer ends"), at: range)
    }
    guard state.unset.contains(.delegation), let initialization = scopes.context.initialization
    else {
      return
    }
    if initialization.isConvenience {
      diagnostics.report(.missingCall("self.init", before: "the initializer ends"), at: range)
    } else if state.set.contains(.delegation) || !hasImpliedBase {
      diagnostics.report(.missingCall("super.init", before: "the initializer ends"), at: range)
    }
  }

  private var hasImpliedBase: Bool {
    switch scopes.ownType?.superclass {
    case .compiled(let base)?:
      (base.members["init"] ?? []).contains(where: \.isCallableWithoutArguments)
    case .script(let own)?: Initializer.all(of: own).contains(where: \.takesNothing)
    case nil: true
    }
  }

  /// Reports a delegation to an `init?` from an initializer that cannot fail.
  func requireFailable(_ expression: Expression) {
    guard let initialization = scopes.context.initialization, !initialization.isFailable,
      case .call(let call) = expression.kind, case .member(_, let name) = call.callee.kind,
      expression.callsInitializer
    else { return }
    let labels = WrittenArguments(call, at: expression.range).labels
    diagnostics.report(.refused(.failableChain("init\(labels)")), at: name.range)
  }

  func requireOwnProperties(before moment: String, at range: SourceRange) {
    let names = (scopes.ownType?.properties ?? []).map(\.name).filter {
      state.unset.contains(.property($0))
    }
    if !names.isEmpty { diagnostics.report(.unsetProperties(names, before: moment), at: range) }
  }

  /// Reports a use of `self` before all properties are set.
  func requireWholeSelf(at range: SourceRange) {
    guard let initialization = scopes.context.initializationAround else { return }
    requireOwnProperties(before: "`self` is used", at: range)
    if state.unset.contains(.delegation) {
      diagnostics.report(
        .missingCall(
          initialization.isConvenience ? "self.init" : "super.init", before: "`self` is used"),
        at: range)
    }
  }

  /// The receiver; if it is `self`, requires that it is fully initialized.
  func whole(_ base: Typed, at range: SourceRange) -> Typed {
    if base.isBareSelf { requireWholeSelf(at: range) }
    return base
  }

  /// Reports access to a property that a later delegation initializes.
  func requireDelegation(before property: ScriptProperty, at range: SourceRange) {
    guard let initialization = scopes.context.initialization, state.unset.contains(.delegation)
    else {
      return
    }
    if initialization.isConvenience {
      requireWholeSelf(at: range)
    } else if property.isStored, property.owner !== scopes.ownType {
      diagnostics.report(.refused(.beforeSuper(property.name)), at: range)
    }
  }

  /// Reports a closure that captures `self` before it is fully initialized.
  func refuseEarlyCapture(from initializer: FunctionContext, at range: SourceRange) {
    guard initializer.initialization != nil else { return }
    let closures = sequence(first: scopes.context, next: \.parent).prefix { $0 !== initializer }
    let place = Array(closures).last?.range ?? range
    let isUnset = state.unset.contains { if case .property = $0 { true } else { false } }
    if isUnset {
      diagnostics.report(.refused(.capturedEarly("all members were initialized")), at: place)
    } else if state.unset.contains(.delegation) {
      let call = initializer.initialization?.isConvenience == true ? "self.init" : "super.init"
      diagnostics.report(.refused(.capturedEarly("'\(call)' call")), at: place)
    }
  }

  /// Reports a reference to `self` that could outlive its `deinit`.
  func refuseKeptSelf(at range: SourceRange) {
    guard let base = scopes.context.endingBase else { return }
    diagnostics.report(
      .unsupported(
        "more of `self` than its properties, in the `deinit` of a subclass of \(base.name),",
        instead: "nothing may keep an object that ends"), at: range)
  }

  /// Notes a call of `self.init`, which sets all properties.
  func noteDelegation() {
    state.unset = state.unset.filter { if case .variable = $0 { true } else { false } }
  }

  /// Notes a call of `super.init`, before which all properties must be set.
  func noteSuperInitializer(_ name: Name, at range: SourceRange) {
    requireOwnProperties(before: "`super.init`", at: range)
    if state.set.contains(.delegation) {
      diagnostics.report(.refused(.plain(.superTwice)), at: name.range)
    }
    state.unset.remove(.delegation)
    state.set.insert(.delegation)
  }
}
