/// Infers the placeholders of a generic library member.
struct Solver {
  private(set) var bindings: [Type.Placeholder: Type]

  init(_ bindings: [Type.Placeholder: Type]) { self.bindings = bindings }

  /// Uses the expected result type, where it may determine a placeholder.
  mutating func expect(_ result: Type, _ expected: Type?) {
    guard let expected, expected != .any, result.hasPlaceholder else { return }
    var trial = self
    let wanted = result.isOptional ? expected : expected.unwrapped
    if trial.unify(substituted(result), wanted) { self = trial }
  }

  /// Unifies a pattern with a type, or with one that the type converts to.
  mutating func unify(_ pattern: Type, _ type: Type) -> Bool {
    switch (pattern, type) {
    case (.placeholder(let placeholder), _):
      if let bound = bindings[placeholder] { return type.converts(to: bound) }
      if case .placeholder = type { return false }
      bindings[placeholder] = type
      return true
    case (_, .unknown): return true
    case (.optional(let wrapped), .optional(let other)): return unify(wrapped, other)
    case (.optional(let wrapped), _): return unify(wrapped, type)
    case (.array(let element), .array(let other)), (.set(let element), .set(let other)),
      (.range(let element), .range(let other)),
      (.closedRange(let element), .closedRange(let other)),
      (.stride(let element), .stride(let other)), (.metatype(let element), .metatype(let other)),
      (.view(let element), .view(let other)):
      return unify(element, other)
    case (.sequence(let element), _):
      return type.sequenceElement.map { unify(element, $0) } ?? false
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)),
      (.keys(let key, let value), .keys(let otherKey, let otherValue)),
      (.values(let key, let value), .values(let otherKey, let otherValue)):
      return unify(key, otherKey) && unify(value, otherValue)
    case (.tuple(let elements), .tuple(let others)):
      guard elements.count == others.count else { return false }
      for (element, other) in zip(elements, others) where !unify(element.type, other.type) {
        return false
      }
      return true
    case (.function(let parameters, let result), .function(let others, let otherResult)):
      guard parameters.count == others.count else { return false }
      for (parameter, other) in zip(parameters, others) where !unify(parameter, other) {
        return false
      }
      return unify(result, otherResult)
    default: return type.converts(to: pattern)
    }
  }

  func substituted(_ type: Type) -> Type {
    switch type {
    case .placeholder(let placeholder): bindings[placeholder] ?? type
    case .optional(let wrapped): substituted(wrapped).madeOptional
    case .array(let element): .array(substituted(element))
    case .set(let element): .set(substituted(element))
    case .range(let bound): .range(substituted(bound))
    case .closedRange(let bound): .closedRange(substituted(bound))
    case .stride(let bound): .stride(substituted(bound))
    case .metatype(let instance): .metatype(substituted(instance))
    case .sequence(let element): .sequence(substituted(element))
    case .view(let element): .view(substituted(element))
    case .dictionary(let key, let value):
      .dictionary(key: substituted(key), value: substituted(value))
    case .keys(let key, let value): .keys(key: substituted(key), value: substituted(value))
    case .values(let key, let value): .values(key: substituted(key), value: substituted(value))
    case .tuple(let elements):
      .tuple(elements.map { Type.TupleElement(label: $0.label, type: substituted($0.type)) })
    case .function(let parameters, let result):
      .function(parameters.map { substituted($0) }, substituted(result))
    default: type
    }
  }
}
