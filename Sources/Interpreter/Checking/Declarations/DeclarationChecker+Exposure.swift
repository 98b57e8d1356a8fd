import Script

/// Declarations more visible than the types they use.
extension DeclarationChecker {
  func examineExposure(of type: ScriptType) {
    guard type.isOutsideOfFunctions else { return }
    let scope = type.scope
    if let base = type.scriptSuperclass, base.scope.isNarrower(than: scope) {
      refuse(
        "class", type.traits, isMember: type.outer != nil, base.scope,
        "its superclass is \(base.traits.access.name)", at: type.range)
    }
    if type.kind == .protocol, type.extended == nil {
      for contract in type.contracts.compactMap(\.scriptType)
      where contract.scope.isNarrower(than: scope) {
        refuse(
          "protocol", type.traits, isMember: type.outer != nil, contract.scope,
          "it refines \(contract.traits.access.phrase) protocol", at: type.range)
      }
    }
    for one in type.cases {
      if let used = narrowest(one.payload.map(\.type), below: scope) {
        diagnostics.report(
          .refused(
            .exposes(
              "enum case in \(type.traits.access.phrase) enum",
              verdict: "uses \(used.traits.access.phrase) type", reason: nil)), at: one.range)
      }
    }
    for property in type.properties { examine(property, of: type) }
    for method in type.methods { examineSignature(of: method, "method") }
    for initializer in type.initializers { examineSignature(of: initializer, "initializer") }
  }

  private func examine(_ property: ScriptProperty, of type: ScriptType) {
    let scope = AccessScope(property.traits.access, in: type)
    guard let used = narrowest([property.type], below: scope) else { return }
    refuse(
      "property", property.traits, isMember: true, used.scope,
      reason(used, isWritten: property.isTypeWritten), at: property.range)
  }

  /// Checks global variables and functions.
  func examineExposureOfGlobals() {
    for function in names.functions.values.joined() { examineSignature(of: function, "function") }
    // Private types of other types are not visible here and reported where they are named.
    for variable in names.globals.values {
      let scope = AccessScope(variable.traits.access, in: nil)
      guard let used = narrowest([variable.type], below: scope, atLeast: .file) else { continue }
      refuse(
        variable.isConstant ? "constant" : "variable", variable.traits, isMember: false, used.scope,
        reason(used, isWritten: variable.isTypeWritten), at: variable.range)
    }
  }

  private func examineSignature(of function: ScriptFunction, _ kind: String) {
    let scope = AccessScope(function.traits.access, in: function.owner)
    let least: AccessScope? = function.owner == nil ? .file : nil
    let parameter = narrowest(function.parameters.map(\.type), below: scope, atLeast: least)
    guard let used = parameter ?? narrowest([function.result], below: scope, atLeast: least) else {
      return
    }
    let part = parameter == nil ? "result" : "parameter"
    let range = kind == "initializer" ? function.traits.introducer : nil
    refuse(
      kind, function.traits, isMember: function.owner != nil, used.scope,
      "its \(part) uses \(used.traits.access.phrase) type", at: range ?? function.range)
  }

  private func reason(_ used: ScriptType, isWritten: Bool) -> String {
    let name = isWritten ? "" : " '\(used.path.joined(separator: "."))'"
    return "its type\(name) uses \(used.traits.access.phrase) type"
  }

  private func narrowest(
    _ types: [Type], below scope: AccessScope, atLeast least: AccessScope? = nil
  ) -> ScriptType? {
    types.lazy.flatMap(\.scriptTypes).first { type in
      type.isOutsideOfFunctions && type.scope.isNarrower(than: scope)
        && least.map { !type.scope.isNarrower(than: $0) } ?? true
    }
  }

  private func refuse(
    _ kind: String, _ traits: Traits, isMember: Bool, _ used: AccessScope, _ reason: String,
    at range: SourceRange
  ) {
    let verdict =
      traits.isAccessWritten
      ? "cannot be declared \(traits.access.name)"
      : "must be declared \(used.levels(isMember: isMember))"
    diagnostics.report(.refused(.exposes(kind, verdict: verdict, reason: reason)), at: range)
  }

  /// Checks that a witness is visible wherever both its type and the protocol are.
  func examineVisibility(
    of member: String, _ level: AccessLevel, declaredIn owner: ScriptType, for type: ScriptType,
    _ contract: (name: String, level: AccessLevel, scope: AccessScope), at range: SourceRange
  ) {
    guard owner.kind != .protocol else { return }
    let needed = contract.scope.isNarrower(than: type.scope) ? contract.scope : type.scope
    guard AccessScope(level, in: owner).isNarrower(than: needed) else { return }
    diagnostics.report(
      .refused(
        .hiddenRequirement(
          member, level: needed.levels(isMember: true),
          contract: "\(contract.level.name) protocol '\(contract.name)'")), at: range)
  }

  /// Checks that an override is visible wherever both its class and the overridden declaration are.
  func examineVisibility(
    ofOverride kind: String, _ level: AccessLevel, in type: ScriptType, of base: AccessScope,
    at range: SourceRange
  ) {
    let isBaseNarrower = base.isNarrower(than: type.scope)
    let needed = isBaseNarrower ? base : type.scope
    guard AccessScope(level, in: type).isNarrower(than: needed) else { return }
    let other =
      type.scope.isNarrower(than: base) ? "its enclosing type" : "the declaration it overrides"
    diagnostics.report(.refused(.hiddenOverride(kind, than: other)), at: range)
  }
}

extension AccessScope {
  /// The access levels allowed for a declaration in this scope, for messages.
  func levels(isMember: Bool) -> String {
    switch self {
    case .type: "private"
    case .file: isMember ? "fileprivate" : "private or fileprivate"
    case .module: "internal"
    case .everywhere: "public"
    }
  }
}
