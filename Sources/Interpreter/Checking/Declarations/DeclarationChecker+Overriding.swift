import Containment
import Script

/// Checks overrides against the inherited declarations.
extension DeclarationChecker {
  func examineOverrides(in type: ScriptType) {
    for method in type.methods {
      method.isStatic ? examine(static: method, of: type) : examine(method, of: type)
    }
    for property in type.properties {
      property.isStatic ? examine(static: property, of: type) : examine(property, of: type)
    }
  }

  private func examine(_ method: ScriptFunction, of type: ScriptType) {
    guard let superclass = type.superclass else {
      if method.isOverride {
        diagnostics.report(.invalidOverride(method.signature, nearest: nil), at: method.range)
      }
      return
    }
    let compiled = type.compiledBase.flatMap { base in
      members.methods(method.name, of: base).first { $0.signature == method.signature }
    }
    let like = method.isOverride ? inherited(method.signature, by: type) : nil
    if let own = type.method(overriddenBy: method) ?? (compiled == nil ? like : nil),
      members.sees(own.traits.access, of: own.owner, from: .script(type))
    {
      compare(method, own, of: type)
    } else if let compiled {
      compare(method, compiled, of: type)
    } else if let extended = extended(in: type, { $0.hasMethod(method.signature) }) {
      diagnostics.report(.refused(.extensionMember(method.words, of: extended)), at: method.range)
    } else if method.isOverride {
      let others = members.memberNames(of: superclass.type)
      diagnostics.report(
        .unknown(
          override: method.name, method.signature,
          nearest: names.nearest(to: method.name, in: others)),
        at: method.range)
    }
  }

  /// A superclass's method with this signature.
  private func inherited(_ signature: String, by type: ScriptType) -> ScriptFunction? {
    type.scriptSuperclass?.lineage.lazy.compactMap { ancestor in
      ancestor.methods.first { $0.signature == signature && !$0.isStatic }
    }.first
  }

  private func compare(_ method: ScriptFunction, _ base: ScriptFunction, of type: ScriptType) {
    let range = method.range
    if let owner = base.owner, base.traits.isAddition, method.isOverride {
      diagnostics.report(.refused(.extensionMember(method.words, of: owner.name)), at: range)
    } else if !method.isOverride {
      diagnostics.report(.missingOverride(method.signature), at: range)
    } else if base.traits.isFinal {
      diagnostics.report(.refused(.finalMember("instance method")), at: range)
    } else if let owner = base.owner, method.traits.isAddition {
      diagnostics.report(.refused(.overrideInExtension(method.words, of: owner.name)), at: range)
    } else if method.parameters.map(\.isEscaping) != base.parameters.map(\.isEscaping) {
      diagnostics.report(.refused(.noOverride("method")), at: range)
    } else if !method.type.converts(to: base.type) {
      diagnostics.report(.mismatch(found: "\(method.type)", expected: "\(base.type)"), at: range)
    } else if let owner = base.owner {
      examineVisibility(
        ofOverride: "instance method", method.traits.access, in: type,
        of: AccessScope(base.traits.access, in: owner), at: range)
    }
  }

  private func compare(_ method: ScriptFunction, _ base: Member, of type: ScriptType) {
    let wanted = Type.function(
      base.parameters.map { names.type($0.type) }, names.type(base.type))
    if !base.isOverridable {
      diagnostics.report(.notOverridable(method.signature), at: method.range)
    } else if !method.isOverride {
      diagnostics.report(.missingOverride(method.signature), at: method.range)
    } else if method.traits.isAddition, let owner = type.compiledBase?.owner(of: base) {
      diagnostics.report(.refused(.overrideInExtension(method.words, of: owner)), at: method.range)
    } else if !method.type.converts(to: wanted) {
      diagnostics.report(
        .mismatch(found: "\(method.type)", expected: "\(wanted)"), at: method.range)
    } else {
      examineVisibility(
        ofOverride: "instance method", method.traits.access, in: type, of: .everywhere,
        at: method.range)
    }
  }

  /// The compiled superclass to which a script extension adds the member.
  private func extended(in type: ScriptType, _ isMember: (ScriptType) -> Bool) -> String? {
    names.additions(to: .script(type)).first(where: isMember)?.name
  }

  private func examine(_ property: ScriptProperty, of type: ScriptType) {
    if let own = type.scriptSuperclass?.tables.properties[property.name],
      own.owner.kind != .protocol,
      members.sees(own.traits.access, of: own.owner, from: .script(type))
    {
      compare(property, own, of: type)
    } else if let base = type.compiledBase, let member = members.property(property.name, of: base) {
      compare(
        property, names.type(member.type), isSettable: member.set != nil,
        isOpen: member.isOverridable)
    } else if let extended = extended(in: type, { $0.declaresProperty(property.name) }) {
      diagnostics.report(
        .refused(.extensionMember("property '\(property.name)'", of: extended)),
        at: property.range)
    } else if property.isOverride {
      let others = type.superclass.map { members.memberNames(of: $0.type) } ?? []
      diagnostics.report(
        .unknown(
          override: property.name, property.name,
          nearest: names.nearest(to: property.name, in: others)),
        at: property.range)
    }
  }

  private func compare(_ property: ScriptProperty, _ base: ScriptProperty, of type: ScriptType) {
    guard property.isOverride else {
      return diagnostics.report(.missingOverride(property.name), at: property.range)
    }
    if let refusal = refusal(of: property, over: base) {
      return diagnostics.report(.refused(refusal), at: property.range)
    }
    compare(property, base.type, isSettable: base.isSettable, isOpen: true)
    examineVisibility(
      ofOverride: "property", property.traits.access, in: type,
      of: AccessScope(base.traits.access, in: base.owner), at: property.range)
  }

  /// The error in overriding a property, or nil.
  private func refusal(of property: ScriptProperty, over base: ScriptProperty) -> Refusal? {
    let kind = property.isStatic ? "class property" : "property"
    if base.traits.isAddition {
      return .extensionMember("\(kind) '\(property.name)'", of: base.owner.name)
    }
    if base.traits.isFinal { return .finalMember(kind) }
    if property.traits.isAddition {
      return .overrideInExtension("\(kind) '\(property.name)'", of: base.owner.name)
    }
    if property.isWatching {
      return base.isSettable ? nil : .observedConstant(property.name)
    }
    return base.isConstant && property.accessors.getter != nil
      ? .constantOverride(property.name) : nil
  }

  private func compare(
    _ property: ScriptProperty, _ base: Type, isSettable: Bool, isOpen: Bool
  ) {
    if !isOpen {
      diagnostics.report(.notOverridable(property.name), at: property.range)
    } else if !property.isOverride {
      diagnostics.report(.missingOverride(property.name), at: property.range)
    } else if property.type != base, property.type != .unknown {
      diagnostics.report(
        .mismatch(found: "\(property.type)", expected: "\(base)"), at: property.range)
    } else if isSettable, property.accessors.getter != nil, property.accessors.setter == nil {
      diagnostics.report(
        .unsupported(
          "overriding a settable property by one that can only be read",
          instead: "use `set` too"), at: property.range)
    } else if !isSettable, property.isWatching {
      diagnostics.report(.refused(.observedConstant(property.name)), at: property.range)
    }
  }
}

/// Static members.
extension DeclarationChecker {
  private func examine(static method: ScriptFunction, of type: ScriptType) {
    let base = type.lineage.dropFirst().lazy.compactMap { ancestor in
      ancestor.methods.first {
        $0.isStatic && $0.signature == method.signature
          && $0.parameters.map(\.type) == method.parameters.map(\.type)
      }
    }.first
    guard let base, let owner = base.owner else {
      if method.isOverride, !hasTypeMethod(method.name, above: type) {
        diagnostics.report(.refused(.noOverride("method")), at: method.range)
      }
      return
    }
    let refusal: Refusal? =
      if !method.isOverride {
        .plain(.missingOverride)
      } else if !base.traits.isOfClass {
        .staticOverride("method")
      } else if base.traits.isFinal {
        .finalMember("class method")
      } else if base.traits.isAddition {
        .extensionMember("class method '\(method.signature)'", of: owner.name)
      } else {
        nil
      }
    if let refusal { diagnostics.report(.refused(refusal), at: method.range) }
  }

  private func hasTypeMethod(_ name: String, above type: ScriptType) -> Bool {
    type.compiledBase?.lineage.contains {
      $0.members[name]?.contains { $0.kind == .typeMethod || $0.kind == .constant } ?? false
    } ?? false
  }

  private func examine(static property: ScriptProperty, of type: ScriptType) {
    guard let superclass = type.scriptSuperclass,
      let base = members.staticProperty(property.name, of: superclass)
    else {
      if property.isOverride, !hasTypeMethod(property.name, above: type) {
        diagnostics.report(.refused(.noOverride("property")), at: property.range)
      }
      return
    }
    let refusal: Refusal? =
      if !property.isOverride {
        .plain(.missingOverride)
      } else if base.traits.isOfClass || base.isConstant {
        self.refusal(of: property, over: base)
      } else {
        .staticOverride("property")
      }
    if let refusal { diagnostics.report(.refused(refusal), at: property.range) }
  }
}

extension ScriptProperty {
  /// Whether it only observes an inherited property.
  fileprivate var isWatching: Bool { accessors.getter == nil && accessors.areObserving }
}

extension ScriptFunction {
  /// The method as named in the Swift compiler's messages.
  fileprivate var words: String { "instance method '\(signature)'" }
}

extension CompiledType {
  /// The class in the lineage that declares a member.
  fileprivate func owner(of member: Member) -> String? {
    lineage.first {
      $0.members[member.name]?.contains { $0.signature == member.signature } ?? false
    }?
    .name
  }
}
