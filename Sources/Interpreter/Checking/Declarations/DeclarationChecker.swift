import Containment
import Script

/// Checks the declarations of complete types: conformances, overrides, access, layout.
final class DeclarationChecker {
  let names: NameTable
  let members: MemberTable
  let diagnostics: Diagnostics
  /// The types that may contain themselves; computed once all types are known.
  private(set) lazy var endlessTypes = ScriptType.endless(among: names.allTypes)

  init(_ members: MemberTable) {
    (names, diagnostics) = (members.names, members.diagnostics)
    self.members = members
  }
}

/// Conformances: a type implements what its protocols and superclass require.
extension DeclarationChecker {
  func examine(_ type: ScriptType) {
    for property in type.properties {
      property.resolve?()
      if let refusal = property.strength.refusal(
        of: property.type, isWritten: property.isTypeWritten)
      {
        diagnostics.report(.refused(refusal), at: property.range)
      }
    }
    examineLayout(of: type)
    examineExposure(of: type)
    examineInitializers(of: type)
    if let range = type.inheritance.rawTypeRange, type.cases.isEmpty {
      diagnostics.report(.refused(.plain(.rawTypeWithoutCases)), at: range)
    }
    if type.isClass {
      examineOverrides(in: type)
    } else {
      for range in overrides(in: type) {
        diagnostics.report(.outside("override", of: "a class"), at: range)
      }
    }
    if type.initializers.isEmpty, type.isClass { examineInitialValues(of: type) }
    if type.kind != .protocol {
      for contract in type.allContracts { examine(contract, of: type) }
    }
    examineCapabilities(of: type)
  }

  /// Reports stored properties and payloads that contain a value of their own type inline.
  private func examineLayout(of type: ScriptType) {
    guard endlessTypes.contains(type) else { return }
    for property in type.storedParts where property.type.holds(type) {
      diagnostics.report(.holdsItself(type.name), at: property.range)
    }
    for one in type.cases where one.payload.contains(where: { $0.type.holds(type) }) {
      diagnostics.report(
        .unsupported("an enum that holds itself", instead: "use a class"), at: one.range)
    }
  }

  private func overrides(in type: ScriptType) -> [SourceRange] {
    type.methods.filter(\.isOverride).map(\.range)
      + type.properties.filter(\.isOverride).map(\.range)
  }

  /// Reports properties without values in a class without initializers.
  private func examineInitialValues(of type: ScriptType) {
    let missing = type.properties.filter {
      $0.isStored && !$0.isStatic && !$0.storage.hasInitialValue && !$0.isLazy
    }
    if !missing.isEmpty {
      diagnostics.report(
        .unsetProperties(missing.map(\.name), before: "an instance is made; write an `init`"),
        at: type.range)
    }
  }

  private func examine(_ contract: Type, of type: ScriptType) {
    switch contract {
    case .script(let own):
      for requirement in own.methods where !requirement.isStatic {
        guard let method = type.tables.methods[requirement.key] ?? type.witness(like: requirement)
        else {
          if hasCompiled(requirement.signature, requirement.name, type) { continue }
          diagnostics.report(
            .missingRequirement(requirement.signature, of: own.name), at: type.range)
          continue
        }
        if method.type != requirement.type, method !== requirement {
          diagnostics.report(
            .mismatch(found: "\(method.type)", expected: "\(requirement.type)"), at: method.range)
        }
        examine(method, for: requirement, own, type)
      }
      for requirement in own.properties where !requirement.isStatic {
        let property = type.tables.properties[requirement.name]
        if let property, property.type == requirement.type,
          property.isSettable || !requirement.requiresSetter
        {
          examine(property, for: requirement, own, type)
          continue
        }
        if property == nil, let base = type.compiledBase,
          let member = members.property(requirement.name, of: base),
          names.type(member.type) == requirement.type
        {
          continue
        }
        diagnostics.report(.missingRequirement(requirement.name, of: own.name), at: type.range)
      }
    case .compiled(let own):
      for requirement in own.recipe.members {
        let method = type.tables.compiled[requirement.signature]
        if requirement.isRequired, method == nil {
          diagnostics.report(
            .missingRequirement(requirement.signature, of: own.name), at: type.range)
        }
        guard let method else { continue }
        let wanted = Type.function(
          requirement.parameters.map { names.type($0.type) }, names.type(requirement.type))
        if !method.type.converts(to: wanted) {
          diagnostics.report(
            .mismatch(found: "\(method.type)", expected: "\(wanted)"), at: method.range)
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
      diagnostics.report(
        .refused(.nonconforming(type.name, to: contract.name, because: reason)), at: type.range)
    }
    if zip(method.parameters, requirement.parameters).contains(where: {
      $0.isEscaping && !$1.isEscaping
    }) {
      diagnostics.report(
        .refused(.nonconforming(type.name, to: contract.name, because: nil)), at: type.range)
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
    type.compiledBase.map { members.methods(name, of: $0).contains { $0.signature == signature } }
      ?? false
  }

  private func examineCapabilities(of type: ScriptType) {
    if type.capabilities.contains("CustomStringConvertible"),
      type.tables.properties["description"]?.type != .string, type.compiledBase == nil
    {
      diagnostics.report(
        .missingRequirement("description", of: "CustomStringConvertible"), at: type.range)
    }
    if type.capabilities.contains("Comparable"), type.function(of: .less) == nil {
      let parts = type.cases.flatMap { $0.payload.map(\.type) }
      if type.kind != .enum || type.rawType != nil || !parts.allSatisfy({ $0.has(.comparable) }) {
        diagnostics.report(
          .missingRequirement("static func < (_:_:)", of: "Comparable"), at: type.range)
      }
    }
    if type.capabilities.contains("CaseIterable"),
      type.kind != .enum || type.cases.contains(where: { !$0.payload.isEmpty }),
      members.staticProperty("allCases", of: type) == nil
    {
      diagnostics.report(
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
        diagnostics.report(
          .unsupported("a class that is \(capability)", instead: remedy), at: type.range)
        return
      }
      let parts =
        type.cases.flatMap { $0.payload.map(\.type) }
        + type.properties.filter { $0.isStored && !$0.isStatic }.map(\.type)
      for part in parts where !part.has(wanted) {
        diagnostics.report(.lacks("\(part)", capability: capability.lowercased()), at: type.range)
      }
    }
  }
}
