import Containment
import Script

/// Implicit conversions and subtyping.
///
/// Conversions do not change values: a wrapped value represents its optional.
extension Type {
  func converts(to target: Type) -> Bool {
    if self == target { return true }
    switch (self, target) {
    case (.unknown, _), (_, .unknown), (.never, _): return true
    case (.optional(let wrapped), .optional(let other)): return wrapped.converts(to: other)
    case (_, .optional(let wrapped)): return converts(to: wrapped)
    case (.optional, _): return false
    // At run time a substring is a string, so `as?` would find a String.
    case (_, .any): return self != .substring
    case (_, .anyObject): return isClass
    case (.array(let element), .array(let other)), (.set(let element), .set(let other)):
      return element.converts(to: other)
    case (.view(let element), .view(let other)), (.sequence(let element), .sequence(let other)):
      return element.converts(to: other)
    case (_, .sequence(let other)): return sequenceElement?.converts(to: other) ?? false
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return key.converts(to: otherKey) && value.converts(to: otherValue)
    case (.tuple(let elements), .tuple(let others)):
      return elements.count == others.count
        && zip(elements, others).allSatisfy {
          ($0.label == nil || $1.label == nil || $0.label == $1.label)
            && $0.type.converts(to: $1.type)
        }
    case (.function(let parameters, let result), .function(let others, let otherResult)):
      return parameters.count == others.count && result.converts(to: otherResult)
        && zip(parameters, others).allSatisfy { $1.converts(to: $0) }
    case (.metatype(let type), .metatype(let other)): return type.converts(to: other)
    default: return isKind(of: target)
    }
  }

  /// Whether it is a subclass of a class, or conforms to a protocol.
  func isKind(of target: Type) -> Bool {
    switch (self, target) {
    case (.compiled(let type), .compiled(let other)): type.lineage.contains(other)
    case (.script(let type), .compiled(let other)):
      type.compiledBase?.lineage.contains(other) ?? false || type.allContracts.contains(target)
    case (.script(let type), .script(let other)):
      type.lineage.contains(other) || type.allContracts.contains(target)
    default: false
    }
  }

  /// Whether its values are references.
  var isClass: Bool {
    switch self {
    case .anyObject: true
    case .script(let type): type.kind == .class || type.kind == .protocol && type.isForClasses
    case .compiled(let type):
      switch type.recipe.kind {
      case .object, .contract: true
      case .structure, .enumeration, .options: false
      }
    default: false
    }
  }

  /// Whether it is a string or substring.
  var isText: Bool { self == .string || self == .substring }

  var isNumeric: Bool { self == .int || self == .double }

  /// Whether its values may have more specific types.
  var isContract: Bool {
    switch self {
    case .any, .anyObject: true
    case .script(let type): type.kind == .protocol
    case .compiled(let type): if case .contract = type.recipe.kind { true } else { false }
    default: false
    }
  }

  /// The common type of two element types of an array literal.
  func joined(with other: Type) -> Type? {
    if converts(to: other) { return other }
    if other.converts(to: self) { return self }
    if case .optional(let wrapped) = self {
      return wrapped.joined(with: other.unwrapped)?.madeOptional
    }
    if case .optional(let wrapped) = other { return joined(with: wrapped)?.madeOptional }
    return ancestors.first { other.converts(to: $0) }
  }

  /// Its superclasses, the nearest first.
  private var ancestors: [Type] {
    switch self {
    case .script(let type):
      type.lineage.dropFirst().map { .script($0) }
        + (type.compiledBase?.lineage.map { .compiled($0) } ?? [])
    case .compiled(let type): type.lineage.dropFirst().map { .compiled($0) }
    default: []
    }
  }
}

extension ScriptType {
  /// Whether only classes can conform to a protocol.
  var isForClasses: Bool {
    capabilities.contains("AnyObject")
      || allContracts.contains { contract in
        contract.scriptType.map { $0.capabilities.contains("AnyObject") } ?? true
      }
  }
}

/// Built-in capabilities.
extension Type {
  func has(_ capability: LibraryMember.Capability) -> Bool {
    switch capability {
    case .equatable: isEquatable
    case .hashable: isHashable
    case .comparable:
      switch self {
      case .int, .double, .string, .substring, .character, .unknown: true
      case .script(let type): type.capabilities.contains("Comparable")
      default: false
      }
    case .numeric: isNumeric || self == .unknown
    }
  }

  var isEquatable: Bool {
    switch self {
    case .bool, .int, .double, .string, .substring, .character, .unknown: true
    case .optional(let wrapped), .array(let wrapped), .sequence(let wrapped), .range(let wrapped),
      .closedRange(let wrapped):
      wrapped.isEquatable
    case .set, .keys: true
    case .dictionary(_, let value): value.isEquatable
    case .script(let type): type.isEquatable
    case .compiled(let type): !type.isReference
    default: false
    }
  }

  var isHashable: Bool {
    switch self {
    case .bool, .int, .double, .string, .substring, .character, .unknown, .set: true
    case .optional(let wrapped), .array(let wrapped): wrapped.isHashable
    case .dictionary(_, let value): value.isHashable
    case .script(let type): type.isHashable
    case .compiled(let type):
      switch type.recipe.kind {
      case .enumeration, .options: true
      default: false
      }
    default: false
    }
  }
}

extension ScriptType {
  /// Enumerations without associated values are equatable; others if they declare it.
  fileprivate var isEquatable: Bool {
    isHashable || capabilities.contains("Equatable") || capabilities.contains("Comparable")
  }
  fileprivate var isHashable: Bool {
    capabilities.contains("Hashable") || (kind == .enum && cases.allSatisfy { $0.payload.isEmpty })
  }
}

extension CompiledType {
  var isReference: Bool {
    switch recipe.kind {
    case .object, .contract: true
    case .structure, .enumeration, .options: false
    }
  }
}

extension CompiledType {
  var isEnumeration: Bool { if case .enumeration = recipe.kind { true } else { false } }
}
