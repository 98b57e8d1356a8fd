import Containment
import Script

/// Which values of a `switch`'s subject its cases have covered.
struct Coverage {
  /// The values that are still left out, by their names; nothing where they cannot be counted.
  private var names: [String]?
  private let isOptional: Bool
  private var isComplete = false

  init(of type: Type) {
    isOptional = type.isOptional
    names = Self.values(of: type.unwrapped).map { isOptional ? $0 + ["nil"] : $0 }
    if case .optional(let wrapped) = type, Self.values(of: wrapped) == nil { names = ["?", "nil"] }
  }

  /// What is left out, empty where only a `default` can help; nil when nothing is.
  var missing: [String]? {
    if isComplete || names?.isEmpty ?? false { return nil }
    return (names ?? []).contains("?") ? [] : names ?? []
  }

  mutating func coverAll() { isComplete = true }

  mutating func cover(_ pattern: Pattern) {
    switch pattern.kind {
    case .wildcard, .binding: isComplete = true
    case .tuple(let parts):
      if parts.allSatisfy({ $0.pattern.isIrrefutable }) { isComplete = true }
    case .some(let inner):
      if inner.isIrrefutable { names = names.map { $0.filter { $0 == "nil" } } }
    case .enumCase(_, let name, let arguments):
      guard arguments.allSatisfy({ $0.pattern.isIrrefutable }) else { break }
      if name.text == "some", isOptional {
        names = names.map { $0.filter { $0 == "nil" } }
      } else {
        cover(name.text)
      }
    case .expression(let expression): cover(expression)
    case .isType, .cast: break
    }
  }

  private mutating func cover(_ expression: Expression) {
    switch expression.kind {
    case .implicitMember(let name): cover(name.text == "none" && isOptional ? "nil" : name.text)
    case .member(_, let name): cover(name.text)
    case .boolean(let truth): cover("\(truth)")
    case .nil: cover("nil")
    default: break
    }
  }

  private mutating func cover(_ name: String) { names?.removeAll { $0 == name } }

  private static func values(of type: Type) -> [String]? {
    switch type {
    case .bool: ["true", "false"]
    case .script(let own) where own.kind == .enum: own.cases.map(\.name)
    case .compiled(let own):
      if own.isEnumeration {
        own.recipe.members.filter { $0.kind == .constant && $0.type == .named(own.name) }
          .map(\.name)
      } else {
        nil
      }
    default: nil
    }
  }
}

extension Pattern {
  var isIrrefutable: Bool {
    switch kind {
    case .wildcard, .binding: true
    case .tuple(let parts): parts.allSatisfy { $0.pattern.isIrrefutable }
    default: false
    }
  }
}
