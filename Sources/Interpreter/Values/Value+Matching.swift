import Containment

/// Finding out what a value is, for `is`, `as?` and patterns.
extension Value {
  /// Whether the value is of a type, as `is` and `as?` find out while the script runs.
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
    case (.object(let object), .script(let type)): isInstance(object, of: type)
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
    case (.set(let values), .set(let element)): values.allSatisfy { $0.isA(element) }
    case (.dictionary(let values), .dictionary(let key, let value)):
      values.allSatisfy { $0.key.isA(key) && $0.value.isA(value) }
    case (.range(let range), .range), (.range(let range), .closedRange):
      range.isClosed == { if case .closedRange = type { true } else { false } }()
    default: false
    }
  }

  private func isInstance(_ object: AnyObject, of type: ScriptType) -> Bool {
    guard let own = instance?.type else { return false }
    return own.lineage.contains(type) || own.allContracts.contains(.script(type))
  }

  private static func name<Content: ValueConvertible>(of content: Content) -> String {
    "\(Content.valueType)"
  }
}
