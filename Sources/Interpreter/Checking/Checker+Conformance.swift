import Containment
import Script

/// Conformances: checks that a type implements what its protocols and superclass require.
extension Checker {
  func examine(_ type: ScriptType) {
    for property in type.properties {
      property.resolve?()
      examineStrength(
        property.strength, of: property.type, isWritten: property.isTypeWritten,
        at: property.range)
    }
    examineLayout(of: type)
    examineExposure(of: type)
    examineInitializers(of: type)
    if let range = type.rawTypeRange, type.cases.isEmpty {
      report(.refused(.plain(.rawTypeWithoutCases)), at: range)
    }
    if type.isClass {
      examineOverrides(in: type)
    } else {
      for range in overrides(in: type) { report(.outside("override", of: "a class"), at: range) }
    }
    if type.initializers.isEmpty, type.isClass { examineInitialValues(of: type) }
    if type.kind != .protocol {
      for contract in type.allContracts { examine(contract, of: type) }
    }
    examineCapabilities(of: type)
  }

  private func overrides(in type: ScriptType) -> [SourceRange] {
    type.methods.filter(\.isOverride).map(\.range)
      + type.properties.filter(\.isOverride).map(\.range)
  }

  /// Reports properties without values in a class without initializers.
  private func examineInitialValues(of type: ScriptType) {
    let missing = type.properties.filter {
      $0.isStored && !$0.isStatic && !$0.hasInitialValue && !$0.isLazy
    }
    if !missing.isEmpty {
      report(
        .unsetProperties(missing.map(\.name), before: "an instance is made; write an `init`"),
        at: type.range)
    }
  }

  private func examine(_ contract: Type, of type: ScriptType) {
    switch contract {
    case .script(let own):
      for requirement in own.methods where !requirement.isStatic {
        guard let method = type.dispatch[requirement.key] ?? type.witness(like: requirement) else {
          if hasCompiled(requirement.signature, requirement.name, type) { continue }
          report(
            .missingRequirement(requirement.signature, of: own.name), at: type.range)
          continue
        }
        if method.type != requirement.type, method !== requirement {
          report(
            .mismatch(found: "\(method.type)", expected: "\(requirement.type)"), at: method.range)
        }
        examine(method, for: requirement, own, type)
      }
      for requirement in own.properties where !requirement.isStatic {
        let property = type.accessors[requirement.name]
        if let property, property.type == requirement.type,
          property.isSettable || !requirement.requiresSetter
        {
          examine(property, for: requirement, own, type)
          continue
        }
        if property == nil, let base = type.compiledBase,
          let member = self.property(requirement.name, of: base),
          self.type(member.type) == requirement.type
        {
          continue
        }
        report(.missingRequirement(requirement.name, of: own.name), at: type.range)
      }
    case .compiled(let own):
      for requirement in own.recipe.members {
        let method = type.compiledDispatch[requirement.signature]
        if requirement.isRequired, method == nil {
          report(.missingRequirement(requirement.signature, of: own.name), at: type.range)
        }
        guard let method else { continue }
        let wanted = Type.function(
          requirement.parameters.map { self.type($0.type) }, self.type(requirement.type))
        if !method.type.converts(to: wanted) {
          report(.mismatch(found: "\(method.type)", expected: "\(wanted)"), at: method.range)
        }
        examineVisibility(
          of: "method '\(method.signature)'", method.traits.access,
          declaredIn: method.owner ?? type, for: type, (own.name, .public, .everywhere),
          at: method.range)
      }
    default: break
    }
  }

  /// Reports modifiers or visibility of a method that violate its requirement.
  private func examine(
    _ method: ScriptFunction, for requirement: ScriptFunction, _ contract: ScriptType,
    _ type: ScriptType
  ) {
    guard method !== requirement else { return }
    if method.isMutating, !requirement.isMutating, !type.isClass {
      let reason = "candidate is marked 'mutating' but protocol does not allow it"
      report(
        .refused(.nonconforming(type.name, to: contract.name, because: reason)), at: type.range)
    }
    if zip(method.parameters, requirement.parameters).contains(where: {
      $0.isEscaping && !$1.isEscaping
    }) {
      report(.refused(.nonconforming(type.name, to: contract.name, because: nil)), at: type.range)
    }
    examineVisibility(
      of: "method '\(method.signature)'", method.traits.access, declaredIn: method.owner ?? type,
      for: type, (contract.name, contract.traits.access, contract.scope), at: method.range)
  }

  private func examine(
    _ property: ScriptProperty, for requirement: ScriptProperty, _ contract: ScriptType,
    _ type: ScriptType
  ) {
    let setter = requirement.requiresSetter && property.traits.setter < property.traits.access
    examineVisibility(
      of: "\(setter ? "setter for " : "")property '\(property.name)'",
      setter ? property.traits.setter : property.traits.access, declaredIn: property.owner,
      for: type, (contract.name, contract.traits.access, contract.scope), at: property.range)
  }

  private func hasCompiled(_ signature: String, _ name: String, _ type: ScriptType) -> Bool {
    type.compiledBase.map { methods(name, of: $0).contains { $0.signature == signature } } ?? false
  }

  private func examineCapabilities(of type: ScriptType) {
    if type.capabilities.contains("CustomStringConvertible"),
      type.accessors["description"]?.type != .string, type.compiledBase == nil
    {
      report(.missingRequirement("description", of: "CustomStringConvertible"), at: type.range)
    }
    if type.capabilities.contains("Comparable"), type.function(of: .less) == nil {
      let parts = type.cases.flatMap { $0.payload.map(\.type) }
      if type.kind != .enum || type.rawType != nil || !parts.allSatisfy({ $0.has(.comparable) }) {
        report(.missingRequirement("static func < (_:_:)", of: "Comparable"), at: type.range)
      }
    }
    if type.capabilities.contains("CaseIterable"),
      type.kind != .enum || type.cases.contains(where: { !$0.payload.isEmpty }),
      staticProperty("allCases", of: type) == nil
    {
      report(
        .refused(.nonconforming(type.name, to: "CaseIterable", because: nil)), at: type.range)
    }
    for (capability, wanted) in [
      ("Hashable", LibraryMember.Capability.hashable), ("Equatable", .equatable),
    ] where type.capabilities.contains(capability) {
      if type.function(of: .equal) != nil, capability == "Equatable" { continue }
      if type.isClass {
        let remedy =
          capability == "Equatable"
          ? "declare `static func ==`, or use `===`" : "make it a struct, or use `===`"
        report(.unsupported("a class that is \(capability)", instead: remedy), at: type.range)
        return
      }
      let parts =
        type.cases.flatMap { $0.payload.map(\.type) }
        + type.properties.filter { $0.isStored && !$0.isStatic }.map(\.type)
      for part in parts where !part.has(wanted) {
        report(.lacks("\(part)", capability: capability.lowercased()), at: type.range)
      }
    }
  }
}

extension ScriptType {
  /// A method with a requirement's signature but different types.
  fileprivate func witness(like requirement: ScriptFunction) -> ScriptFunction? {
    let own = lineage.flatMap(\.methods)
    return (own + allContracts.compactMap(\.scriptType).flatMap(\.methods)).first {
      $0.signature == requirement.signature && !$0.isStatic && $0.hasBody
    }
  }
}
