import Script

/// Access control.
extension MemberTable {
  /// Whether a member with this access level is visible in the current context.
  func sees(_ level: AccessLevel, of owner: ScriptType?) -> Bool {
    sees(level, of: owner, from: scopes.context.receiver?.type)
  }

  /// Whether a member with this access level is visible to the members of a type.
  func sees(_ level: AccessLevel, of owner: ScriptType?, from place: Type?) -> Bool {
    guard level == .private, let owner else { return true }
    return types(around: place).contains { $0 === owner }
  }

  /// A type and its enclosing types, including those whose members contain its block.
  private func types(around type: Type?) -> [ScriptType] {
    guard let type, let own = type.scriptType ?? names.addition(to: type) else { return [] }
    let found = Array(sequence(first: own, next: \.outer))
    return found + types(around: found.last?.home?.context.receiver?.type)
  }

  /// The visible functions; all of them if none is visible.
  func seen(_ functions: [ScriptFunction]) -> [ScriptFunction] {
    let seen = functions.filter { sees($0.traits.access, of: $0.owner) }
    return seen.isEmpty ? functions : seen
  }

  /// The first visible property; the first one if none is visible.
  func seen(_ properties: some Sequence<ScriptProperty>) -> ScriptProperty? {
    properties.first { sees($0.traits.access, of: $0.owner) } ?? properties.first { _ in true }
  }

  /// Reports a function that is not visible here.
  func refuseUnseen(_ function: ScriptFunction?, at range: SourceRange) {
    guard let function, !sees(function.traits.access, of: function.owner) else { return }
    diagnostics.report(.refused(.inaccessible(function.name)), at: range)
  }

  /// Reports a property that is not visible here.
  func refuseUnseen(_ property: ScriptProperty, at range: SourceRange) {
    guard !sees(property.traits.access, of: property.owner) else { return }
    diagnostics.report(.refused(.inaccessible(property.name)), at: range)
  }

  /// The type; reports it if it is not visible here.
  func seeing(_ type: Type, at range: SourceRange) -> Type {
    if let own = type.scriptType, !sees(own.traits.access, of: own.outer) {
      diagnostics.report(.refused(.inaccessible(own.name)), at: range)
    }
    return type
  }

  /// The visible initializers; nil if there are some but none is visible.
  func seen(_ initializers: [Initializer], of type: ScriptType, at range: SourceRange)
    -> [Initializer]?
  {
    let seen = initializers.filter { initializer in
      guard case .script(let function) = initializer else { return true }
      return sees(function.traits.access, of: function.owner)
    }
    guard seen.isEmpty, !initializers.isEmpty else { return seen }
    diagnostics.report(.refused(.inaccessibleInitializer(type.name)), at: range)
    return nil
  }

  /// The reason why a property cannot be set here, or nil.
  func obstacle(of property: ScriptProperty) -> LValue.Obstacle? {
    guard property.isSettable else { return property.isConstant ? .constant : .readOnly }
    // A property that is not visible was already reported.
    guard sees(property.traits.access, of: property.owner) else { return nil }
    return sees(property.traits.setter, of: property.owner) ? nil : .inaccessible
  }
}
