/// The type of an expression, as the checker knows it.
///
/// `CGFloat` is `double`: Swift converts between the two by itself.
indirect enum Type: Hashable, Sendable {
  case void
  case never
  case bool
  case int
  case double
  case character
  case string
  /// A part of a text, which `split`, `prefix` and their like give.
  case substring
  case any
  case anyObject
  /// Never around another optional.
  case optional(Type)
  case array(Type)
  case dictionary(key: Type, value: Type)
  case set(Type)
  /// What `keys` and `values` of a dictionary give: without an order, like a set.
  case keys(key: Type, value: Type)
  case values(key: Type, value: Type)
  case range(Type)
  case closedRange(Type)
  /// What `stride` gives.
  case stride(Type)
  /// Part of an array: in order, but without places of its own.
  ///
  /// As a parameter of a library member it takes everything that has elements in order.
  case sequence(Type)
  /// What goes through something else as it is asked: an array backwards, pairs, parts of a range.
  ///
  /// Swift has a type for each (`ReversedCollection`, `EnumeratedSequence`, …); their texts show
  /// how they are made.
  case view(Type)
  case tuple([TupleElement])
  case function([Type], Type)
  /// The type of a type's name.
  case metatype(Type)
  /// A class, structure, enumeration, option set or protocol of the compiled modules.
  case compiled(CompiledType)
  /// A class, structure, enumeration or protocol of the script.
  case script(ScriptType)
  /// What a generic library member is generic over; an expression never has it.
  case placeholder(Placeholder)
  /// The type of what has an error already; it goes with everything.
  case unknown

  struct TupleElement: Hashable, Sendable {
    let label: String?
    let type: Type
  }

  /// What stands for another type in the signature of a library member.
  enum Placeholder: String, Hashable, Sendable {
    /// The elements of a sequence, what an optional wraps, the key of a dictionary.
    case element = "Element"
    /// The values of a dictionary.
    case value = "Value"
    /// What a member's own arguments decide.
    case result = "T"
    case other = "U"
  }

  static let element = Type.placeholder(.element)
  static let value = Type.placeholder(.value)
  static let result = Type.placeholder(.result)
  static let other = Type.placeholder(.other)
}

extension Type {
  /// What an optional wraps, or the type itself.
  var unwrapped: Type { if case .optional(let wrapped) = self { wrapped } else { self } }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type or nil; an optional stays what it is.
  var madeOptional: Type { isOptional || self == .unknown ? self : .optional(self) }
}

/// How large a type is.
extension Type {
  /// Types that are made of others twice over double with each line; they are refused above this.
  static let partLimit = 1000

  /// Whether it has too many parts to work with.
  var isLarge: Bool {
    var rest = Self.partLimit
    return !spend(&rest)
  }

  /// Takes each of its parts off what is left; false where that is not enough.
  private func spend(_ rest: inout Int) -> Bool {
    rest -= 1
    guard rest >= 0 else { return false }
    switch self {
    case .optional(let part), .array(let part), .set(let part), .range(let part),
      .closedRange(let part), .stride(let part), .sequence(let part), .view(let part),
      .metatype(let part):
      return part.spend(&rest)
    case .dictionary(let key, let value), .keys(let key, let value), .values(let key, let value):
      return key.spend(&rest) && value.spend(&rest)
    case .tuple(let elements):
      for element in elements where !element.type.spend(&rest) { return false }
      return true
    case .function(let parameters, let result):
      for parameter in parameters where !parameter.spend(&rest) { return false }
      return result.spend(&rest)
    default: return true
    }
  }
}

extension Type: CustomStringConvertible {
  /// The type as Swift writes it.
  var description: String {
    switch self {
    case .void: "Void"
    case .never: "Never"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .character: "Character"
    case .string: "String"
    case .substring: "Substring"
    case .any: "Any"
    case .anyObject: "AnyObject"
    case .optional(.function(let parameters, let result)):
      "(\(Type.function(parameters, result)))?"
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .set(let element): "Set<\(element)>"
    case .keys(let key, let value): "Dictionary<\(key), \(value)>.Keys"
    case .values(let key, let value): "Dictionary<\(key), \(value)>.Values"
    case .range(let bound): "Range<\(bound)>"
    case .closedRange(let bound): "ClosedRange<\(bound)>"
    case .stride(let bound): "StrideTo<\(bound)>"
    case .sequence(let element): "ArraySlice<\(element)>"
    case .view(let element): "some Sequence<\(element)>"
    case .tuple(let elements): "(\(elements.map(\.description).joined(separator: ", ")))"
    case .function(let parameters, let result):
      "(\(parameters.map(\.description).joined(separator: ", "))) -> \(result)"
    case .metatype(let type): "\(type).Type"
    case .compiled(let type): type.name
    case .script(let type): type.name
    case .placeholder(let placeholder): placeholder.rawValue
    case .unknown: "_"
    }
  }
}

extension Type.TupleElement: CustomStringConvertible {
  var description: String { label.map { "\($0): \(type)" } ?? "\(type)" }
}
