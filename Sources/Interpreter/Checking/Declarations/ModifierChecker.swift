import Script

/// Checks the form of declarations: where modifiers are allowed, and which parts belong together.
final class ModifierChecker {
  private let names: NameTable
  private let scopes: Scopes
  private let diagnostics: Diagnostics

  init(_ members: MemberTable) {
    (names, scopes, diagnostics) = (members.names, members.scopes, members.diagnostics)
  }
}

/// Modifiers.
extension ModifierChecker {
  /// Checks the modifiers of a declaration; for a member, `type` and `part` are its type and that
  /// type's declaration.
  func examineModifiers(
    of declaration: Declaration, in type: ScriptType? = nil, part: TypePart? = nil
  ) {
    for modifier in declaration.modifiers {
      if let refusal = refusal(of: modifier, declaration, type, part) {
        diagnostics.report(.refused(refusal.kind), at: refusal.range ?? modifier.range)
      }
    }
    let levels = declaration.modifiers.filter { $0.accessLevel != nil }
    if levels.count > 1 { diagnostics.report(.refused(.plain(.twoLevels)), at: levels[1].range) }
  }

  private typealias Found = (kind: Refusal, range: SourceRange?)

  private func refusal(
    of modifier: Modifier, _ declaration: Declaration, _ type: ScriptType?, _ part: TypePart?
  ) -> Found? {
    let name = modifier.kind.rawValue
    switch modifier.kind {
    case .private, .fileprivate, .internal, .public, .open:
      if part?.syntax.kind == .protocol { return (.modifierInProtocol(name), nil) }
      return access(modifier.kind, declaration, type).map { ($0, nil) }
    case .privateSet, .fileprivateSet:
      guard case .variable(let variable) = declaration.kind else {
        return (.misplacedModifier(name), nil)
      }
      return variable.isReadOnly ? (.readOnlySetter(name), nil) : nil
    case .final: return final(declaration, type).map { ($0, nil) }
    case .static, .class: return typeMember(name, declaration, type, part)
    case .override:
      if type == nil { return (.plain(.overrideOutside), nil) }
      return declaration.isMemberOfInstances ? nil : (.misplacedModifier(name), nil)
    case .lazy:
      guard case .variable(let variable) = declaration.kind else {
        return (.modifier(name, onlyOn: "var"), nil)
      }
      return lazy(variable, declaration).map { (.plain($0), nil) }
    case .weak, .unowned:
      guard case .variable = declaration.kind else {
        return (.modifier(name, onlyOn: "var"), nil)
      }
      return nil
    case .convenience, .required:
      guard case .initializer = declaration.kind else {
        return (.modifier(name, onlyOn: "init"), nil)
      }
      guard let type, !type.isClass else { return nil }
      let refusal: Refusal =
        modifier.kind == .required
        ? .requiredOutside(type.name) : .convenienceOutside("\(type.kind.rawValue)s")
      return (refusal, declaration.introducer)
    case .mutating: return mutating(declaration, type).map { ($0, nil) }
    }
  }

  private func access(
    _ kind: Modifier.Kind, _ declaration: Declaration, _ type: ScriptType?
  ) -> Refusal? {
    let name = kind.rawValue
    if type == nil, !scopes.isOutermost { return .modifierInside(name) }
    switch declaration.kind {
    case .enumCases, .deinitializer: return .misplacedModifier(name)
    case .type(let syntax) where syntax.kind == .extension:
      if !syntax.inherited.isEmpty { return .modifierBesideConformance(name) }
      guard kind == .public, let own = names.types[syntax.name.text], own.traits.access < .public
      else {
        return nil
      }
      return .exposedExtension("\(own.traits.access.name) \(own.kind.rawValue)")
    case .type(let syntax): return kind == .open && syntax.kind != .class ? .plain(.open) : nil
    case .function, .variable:
      return kind == .open && type?.isClass != true ? .plain(.open) : nil
    case .initializer: return kind == .open ? .plain(.open) : nil
    case .import: return nil
    }
  }

  private func final(_ declaration: Declaration, _ type: ScriptType?) -> Refusal? {
    switch declaration.kind {
    case .type(let syntax): syntax.kind == .class ? nil : .misplacedModifier("final")
    case .function, .variable: type?.isClass == true ? nil : .plain(.finalOutside)
    default: .misplacedModifier("final")
    }
  }

  private func typeMember(
    _ name: String, _ declaration: Declaration, _ type: ScriptType?, _ part: TypePart?
  ) -> Found? {
    let member: (kind: String, plural: String, name: SourceRange)
    switch declaration.kind {
    case .function(let function): member = ("method", "methods", function.name.range)
    case .variable(let variable):
      let name = variable.bindings.first?.pattern.range
      member = ("property", "properties", name ?? declaration.range)
    default: return (.misplacedModifier(name), nil)
    }
    guard let type, let part else {
      return (.typeMember(static: name, kind: member.plural), declaration.introducer)
    }
    guard name == "class" else { return nil }
    guard type.isClass else {
      let remedy =
        part.syntax.kind == .protocol
        ? "requirement fulfilled by either a static or class \(member.kind)"
        : "static \(member.kind)"
      let isExtension = part.syntax.kind == .extension
      return (
        .classMember(member.plural, remedy: remedy),
        isExtension ? member.name : declaration.introducer
      )
    }
    if case .variable(let variable) = declaration.kind,
      let stored = variable.bindings.first(where: { $0.accessors == nil })
    {
      return (.plain(.classStored), stored.pattern.range)
    }
    return nil
  }

  private func lazy(
    _ variable: VariableDeclaration, _ declaration: Declaration
  ) -> Refusal.Plain? {
    if variable.isConstant { return .lazyLet }
    if declaration.has(.static) { return .lazyStatic }
    return variable.bindings.contains { $0.value == nil } ? .lazyWithoutValue : nil
  }

  private func mutating(_ declaration: Declaration, _ type: ScriptType?) -> Refusal? {
    guard case .function = declaration.kind else { return .modifier("mutating", onlyOn: "func") }
    guard let type else { return .plain(.mutatingOutside) }
    if declaration.has(.static) { return .plain(.mutatingStatic) }
    return type.isClass ? .plain(.mutatingInClass) : nil
  }
}

/// Parts.
extension ModifierChecker {
  /// Checks the parts of a declaration.
  func examineShape(of declaration: Declaration, in part: TypePart? = nil) {
    let isRequirement = part?.syntax.kind == .protocol
    switch declaration.kind {
    case .function(let syntax):
      examine(syntax.parameters, declaration, isRequirement)
      if let body = syntax.body, isRequirement {
        diagnostics.report(.refused(.plain(.bodyInProtocol)), at: body.range)
      } else if syntax.body == nil, !isRequirement {
        diagnostics.report(.refused(.plain(.functionWithoutBody)), at: syntax.name.range)
      }
    case .initializer(let syntax):
      examine(syntax.parameters, declaration, isRequirement)
      if syntax.body == nil, !isRequirement {
        diagnostics.report(.refused(.plain(.initializerWithoutBody)), at: declaration.introducer)
      }
    case .variable(let variable):
      for binding in variable.bindings { examine(binding, isConstant: variable.isConstant) }
    case .import:
      if part == nil, !scopes.isOutermost {
        diagnostics.report(.refused(.plain(.innerImport)), at: declaration.introducer)
      }
    case .deinitializer:
      if part?.syntax.kind == .extension {
        diagnostics.report(.refused(.plain(.deinitOutside)), at: declaration.introducer)
      }
    case .enumCases(let cases):
      for one in cases { examineLabels(of: one) }
    case .type: break
    }
  }

  private func examine(
    _ parameters: [Parameter], _ declaration: Declaration, _ isRequirement: Bool
  ) {
    if isRequirement, parameters.contains(where: { $0.defaultValue != nil }) {
      diagnostics.report(.refused(.plain(.defaultInProtocol)), at: declaration.introducer)
    }
    if !isRequirement { diagnostics.refuseRepeated(parameters.map(\.name)) }
  }

  private func examine(_ binding: VariableBinding, isConstant: Bool) {
    diagnostics.refuseRepeated(binding.pattern.names)
    guard let braces = binding.accessorRange else { return }
    switch binding.accessors {
    case .computed?:
      if isConstant { diagnostics.report(.refused(.plain(.computedLet)), at: braces) }
      if let value = binding.value {
        diagnostics.report(.refused(.plain(.computedWithValue)), at: value.range)
      }
    case .observed?:
      if isConstant { diagnostics.report(.refused(.plain(.observedLet)), at: braces) }
    case .required?, nil: break
    }
  }

  private func examineLabels(of one: EnumCase) {
    diagnostics.refuseRepeated(one.associatedValues.compactMap(\.label))
  }
}

extension VariableDeclaration {
  /// Whether all its variables are read-only.
  fileprivate var isReadOnly: Bool {
    isConstant
      || bindings.allSatisfy { binding in
        if case .computed(_, setter: nil)? = binding.accessors { true } else { false }
      }
  }
}

extension Declaration {
  fileprivate var isMemberOfInstances: Bool {
    switch kind {
    case .function, .variable, .initializer: true
    default: false
    }
  }
}
