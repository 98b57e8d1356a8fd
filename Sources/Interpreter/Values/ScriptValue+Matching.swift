import Containment

/// Dynamic type tests for `is`, `as?` and patterns, accounted for by the run.
extension RunContext {
  /// Whether a value is of a type.
  func isValue(_ value: ScriptValue, a type: Type) throws(Stop) -> Bool {
    try countLook(at: value, as: type)
    return value.isA(type)
  }

  /// The value cast to a type; nil if that fails.
  func cast(_ value: ScriptValue, to type: Type) throws(Stop) -> ScriptValue? {
    guard try isValue(value, a: type) else { return nil }
    if type.holdsTuple { try countCopy(of: value, as: type) }
    return value.unlabelled(as: type)
  }

  /// Accounts for the elements visited.
  private func countLook(at value: ScriptValue, as type: Type) throws(Stop) {
    switch (value, type) {
    case (_, .optional(let wrapped)): try countLook(at: value, as: wrapped)
    case (.array(let values), .array(let element)):
      try countLook(at: values.content, as: element)
    case (.set(let values), .set(let element)): try countLook(at: values.content, as: element)
    case (.dictionary(let values), .dictionary(let key, let value)):
      try countLook(at: values.content.keys, as: key)
      try countLook(at: values.content.values, as: value)
    case (.tuple(let values), .tuple(let elements)),
      (.labelled(_, let values), .tuple(let elements)):
      for (value, element) in zip(values, elements) { try countLook(at: value, as: element.type) }
    default: break
    }
  }

  private func countLook(at values: some Collection<ScriptValue>, as type: Type) throws(Stop) {
    try work(4 * values.count)
    guard type.holdsValues else { return }
    for value in values { try countLook(at: value, as: type) }
  }

  /// Accounts for the collections copied to remove labels.
  private func countCopy(of value: ScriptValue, as type: Type) throws(Stop) {
    switch (value, type) {
    case (_, .optional(let wrapped)): try countCopy(of: value, as: wrapped)
    case (.array(let values), .array(let element)):
      try make(elements: values.count)
      for value in values { try countCopy(of: value, as: element) }
    case (.dictionary(let values), .dictionary(_, let element)):
      try make(bytes: values.content.count * Size.entry)
      for value in values.content.values { try countCopy(of: value, as: element) }
    case (.tuple(let values), .tuple(let elements)),
      (.labelled(_, let values), .tuple(let elements)):
      try make(elements: values.count)
      for (value, element) in zip(values, elements) { try countCopy(of: value, as: element.type) }
    default: break
    }
  }
}

extension ScriptValue {
  /// Whether the value is of a type, as determined by `is` and `as?` at run time.
  func isA(_ type: Type) -> Bool {
    switch (self, type) {
    case (.none, .optional): true
    case (.none, _): false
    case (_, .optional(let wrapped)): isA(wrapped)
    case (_, .any): true
    case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string),
      (.character, .character), (.void, .void), (.function, .function):
      true
    case (.object, .anyObject): true
    case (.object, .script(let type)): isInstance(of: type)
    case (.object(let object), .compiled(let type)):
      type.recipe.matches(object)
        || instance?.type.allContracts.contains(.compiled(type)) ?? false
    case (.structure(let value), .script(let type)):
      value.type === type || value.type.allContracts.contains(.script(type))
    case (.enumeration(let value), .script(let type)):
      value.enumCase.type === type || value.enumCase.type.allContracts.contains(.script(type))
    case (.boxed(let boxed), .compiled(let type)):
      (boxed.content as? any ValueConvertible).map { Self.name(of: $0) == type.name } ?? false
    case (.array(let values), .array(let element)): values.allSatisfy { $0.isA(element) }
    case (.set(let values), .set(let element)): values.content.allSatisfy { $0.isA(element) }
    case (.dictionary(let values), .dictionary(let key, let value)):
      values.content.allSatisfy { $0.key.isA(key) && $0.value.isA(value) }
    case (.tuple(let values), .tuple(let elements)):
      values.count == elements.count && zip(values, elements).allSatisfy { $0.isA($1.type) }
    case (.labelled(let labels, let values), .tuple(let elements)):
      ScriptValue.tuple(values.content).isA(type)
        && zip(labels, elements).allSatisfy { $0 == nil || $1.label == nil || $0 == $1.label }
    case (.range(let range), .range), (.range(let range), .closedRange):
      range.isClosed == { if case .closedRange = type { true } else { false } }()
    default: false
    }
  }

  /// The value without labels, if the type has them.
  fileprivate func unlabelled(as type: Type) -> ScriptValue {
    guard type.holdsTuple else { return self }
    switch (self, type) {
    case (_, .optional(let wrapped)): return unlabelled(as: wrapped)
    case (.labelled(_, let values), .tuple(let elements)),
      (.tuple(let values), .tuple(let elements)):
      return .tuple(zip(values, elements).map { $0.unlabelled(as: $1.type) })
    case (.array(let values), .array(let element)):
      return .array(values.map { $0.unlabelled(as: element) })
    case (.dictionary(let values), .dictionary(_, let value)):
      return .dictionary(values.content.mapValues { $0.unlabelled(as: value) })
    default: return self
    }
  }

  private func isInstance(of type: ScriptType) -> Bool {
    guard let own = instance?.type else { return false }
    return own.lineage.contains(type) || own.allContracts.contains(.script(type))
  }

  private static func name<Content: ValueConvertible>(of content: Content) -> String {
    "\(Content.valueType)"
  }
}
