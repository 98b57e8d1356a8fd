import Script

/// Who may name what: private members outside of their types.
extension Checker {
  /// Whether a member of this level is seen from the place that is checked.
  func sees(_ level: AccessLevel, of owner: ScriptType?) -> Bool {
    sees(level, of: owner, from: context.receiver?.type)
  }

  /// Whether a member of this level is seen from the members of a type.
  func sees(_ level: AccessLevel, of owner: ScriptType?, from place: Type?) -> Bool {
    guard level == .private, let owner else { return true }
    return types(around: place).contains { $0 === owner }
  }

  /// A type and those in which it is declared, blocks of their members included.
  private func types(around type: Type?) -> [ScriptType] {
    guard let type, let own = type.scriptType ?? additions[type] else { return [] }
    let found = Array(sequence(first: own, next: \.outer))
    return found + types(around: found.last?.home?.context.receiver?.type)
  }

  /// The functions that are seen from here, or all of them where none is.
  func seen(_ functions: [ScriptFunction]) -> [ScriptFunction] {
    let seen = functions.filter { sees($0.traits.access, of: $0.owner) }
    return seen.isEmpty ? functions : seen
  }

  /// The first property that is seen from here, or the first of all where none is.
  func seen(_ properties: some Sequence<ScriptProperty>) -> ScriptProperty? {
    properties.first { sees($0.traits.access, of: $0.owner) } ?? properties.first { _ in true }
  }

  /// Reports a function that is not seen from here.
  func refuseUnseen(_ function: ScriptFunction?, at range: SourceRange) {
    guard let function, !sees(function.traits.access, of: function.owner) else { return }
    report(.refused(.inaccessible(function.name)), at: range)
  }

  /// Reports a property that is not seen from here.
  func refuseUnseen(_ property: ScriptProperty, at range: SourceRange) {
    guard !sees(property.traits.access, of: property.owner) else { return }
    report(.refused(.inaccessible(property.name)), at: range)
  }

  /// A type that is named, which is reported where it is not seen from here.
  func seeing(_ type: Type, at range: SourceRange) -> Type {
    if let own = type.scriptType, !sees(own.traits.access, of: own.outer) {
      report(.refused(.inaccessible(own.name)), at: range)
    }
    return type
  }

  /// The initializers that are seen from here; nothing where there are some, but none is seen.
  func seen(_ initializers: [Initializer], of type: ScriptType, at range: SourceRange)
    -> [Initializer]?
  {
    let seen = initializers.filter { initializer in
      guard case .script(let function) = initializer else { return true }
      return sees(function.traits.access, of: function.owner)
    }
    guard seen.isEmpty, !initializers.isEmpty else { return seen }
    report(.refused(.inaccessibleInitializer(type.name)), at: range)
    return nil
  }

  /// Why a property must not be set from here, if so.
  func obstacle(of property: ScriptProperty) -> LValue.Obstacle? {
    guard property.isSettable else { return property.isConstant ? .constant : .readOnly }
    // What is not seen at all is reported already.
    guard sees(property.traits.access, of: property.owner) else { return nil }
    return sees(property.traits.setter, of: property.owner) ? nil : .inaccessible
  }
}

extension ScriptType {
  /// The level of the initializer that a structure has by itself.
  var memberwiseLevel: AccessLevel {
    let given = properties.filter { property in
      property.isStored && !property.isStatic && !(property.isConstant && property.hasInitialValue)
    }
    return given.map(\.traits.access).min() ?? .internal
  }
}

extension Expression {
  /// Which part of a target an assignment sets, and how.
  var changedPart: (range: SourceRange, change: Refusal.Change) {
    switch kind {
    case .member(_, let name): (name.range, .assignment)
    case .subscript(let base, _):
      (SourceRange(base.range.end, base.range.end + 1), .element)
    case .parenthesized(let inner): inner.changedPart
    default: (range, .assignment)
    }
  }
}
