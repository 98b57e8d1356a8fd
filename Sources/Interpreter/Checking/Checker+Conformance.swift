import Containment
import Script

/// Overrides and requirements: what a type must have, and what it must say about it.
extension Checker {
  func examine(_ type: ScriptType) {
    for property in type.properties { property.resolve?() }
    examineLayout(of: type)
    if type.isClass {
      for method in type.methods where !method.isStatic { examine(method, of: type) }
      for property in type.properties where !property.isStatic { examine(property, of: type) }
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

  private func examine(_ method: ScriptFunction, of type: ScriptType) {
    guard let superclass = type.superclass else {
      if method.isOverride {
        report(.invalidOverride(method.signature, nearest: nil), at: method.range)
      }
      return
    }
    let base: Type?
    var isOpen = true
    let compiled = type.compiledBase.flatMap { base in
      methods(method.name, of: base).first { $0.signature == method.signature }
    }
    if let own = overridden(by: method, in: type) {
      base = own.type
    } else if let own = inherited(method.signature, by: type), method.isOverride {
      base = own.type
    } else if let compiled {
      base = .function(compiled.parameters.map { self.type($0.type) }, self.type(compiled.type))
      isOpen = compiled.isOverridable
    } else {
      base = nil
    }
    guard let base else {
      if method.isOverride {
        let names = memberNames(of: superclass.type)
        report(
          .invalidOverride(
            method.signature, nearest: NearMiss.nearest(to: method.name, in: names)),
          at: method.range)
      }
      return
    }
    if !isOpen {
      report(.notOverridable(method.signature), at: method.range)
    } else if !method.isOverride {
      report(.missingOverride(method.signature), at: method.range)
    } else if !method.type.converts(to: base) {
      report(.mismatch(found: "\(method.type)", expected: "\(base)"), at: method.range)
    }
  }

  /// A method of the same signature that a superclass declares.
  private func inherited(_ signature: String, by type: ScriptType) -> ScriptFunction? {
    type.scriptSuperclass?.lineage.lazy.compactMap { ancestor in
      ancestor.methods.first { $0.signature == signature && !$0.isStatic }
    }.first
  }

  private func examine(_ property: ScriptProperty, of type: ScriptType) {
    if let own = type.scriptSuperclass?.accessors[property.name] {
      compare(property, own.type, isSettable: own.isSettable, isOpen: true)
    } else if let base = type.compiledBase, let member = self.property(property.name, of: base) {
      compare(
        property, self.type(member.type), isSettable: member.set != nil,
        isOpen: member.isOverridable)
    } else if property.isOverride {
      let names = type.superclass.map { memberNames(of: $0.type) } ?? []
      report(
        .invalidOverride(
          property.name, nearest: NearMiss.nearest(to: property.name, in: names)),
        at: property.range)
    }
  }

  private func compare(
    _ property: ScriptProperty, _ base: Type, isSettable: Bool, isOpen: Bool
  ) {
    if !isOpen {
      report(.notOverridable(property.name), at: property.range)
    } else if !property.isOverride {
      report(.missingOverride(property.name), at: property.range)
    } else if property.type != base, property.type != .unknown {
      report(.mismatch(found: "\(property.type)", expected: "\(base)"), at: property.range)
    } else if isSettable, property.getter != nil, property.setter == nil {
      report(
        .unsupported(
          "overriding a settable property by one that can only be read",
          instead: "write `set` too"), at: property.range)
    }
  }

  /// A class without initializers must have values for all its properties.
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
      }
      for requirement in own.properties where !requirement.isStatic {
        let property = type.accessors[requirement.name]
        if let property, property.type == requirement.type,
          property.isSettable || !requirement.requiresSetter
        {
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
      }
    default: break
    }
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
  /// A method with the signature of a requirement, though not with its types.
  fileprivate func witness(like requirement: ScriptFunction) -> ScriptFunction? {
    let own = lineage.flatMap(\.methods)
    return (own + allContracts.compactMap(\.scriptType).flatMap(\.methods)).first {
      $0.signature == requirement.signature && !$0.isStatic && $0.hasBody
    }
  }
}
