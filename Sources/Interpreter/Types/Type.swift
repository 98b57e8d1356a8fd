/// The static type of an expression.
///
/// `CGFloat` is `double`, as Swift converts implicitly between the two.
indirect enum Type: Hashable, Sendable {
  case void
  case never
  case bool
  case int
  case double
  case character
  case string
  /// A substring, as returned by `split`, `prefix` and the like.
  case substring
  case any
  case anyObject
  /// Never nested.
  case optional(Type)
  case array(Type)
  case dictionary(key: Type, value: Type)
  case set(Type)
  /// The keys and values of a dictionary, unordered like a set.
  case keys(key: Type, value: Type)
  case values(key: Type, value: Type)
  case range(Type)
  case closedRange(Type)
  /// The result of `stride`.
  case stride(Type)
  /// An array slice: ordered, but without indices of its own.
  ///
  /// As the parameter of a library member, any ordered sequence.
  case sequence(Type)
  /// A lazy view of another sequence: a reversed array, enumerated pairs, a slice of a range.
  ///
  /// Swift has a type for each (`ReversedCollection`, `EnumeratedSequence`, …), whose text shows
  /// its structure.
  case view(Type)
  case tuple([TupleElement])
  case function([Type], Type)
  /// A metatype.
  case metatype(Type)
  /// A class, structure, enumeration, option set or protocol of the compiled modules.
  case compiled(CompiledType)
  /// A class, structure, enumeration or protocol of the script.
  case script(ScriptType)
  /// A generic parameter in the signature of a library member; expressions never have it.
  case placeholder(Placeholder)
  /// The type of an expression with an error; compatible with every type.
  case unknown

  struct TupleElement: Hashable, Sendable {
    let label: String?
    let type: Type
  }

  /// A generic parameter of a library member.
  enum Placeholder: String, Hashable, Sendable {
    /// The element type of a sequence, the wrapped type of an optional, or the key type of a
    /// dictionary.
    case element = "Element"
    /// The value type of a dictionary.
    case value = "Value"
    /// Inferred from the arguments.
    case result = "T"
    case other = "U"
  }

  static let element = Type.placeholder(.element)
  static let value = Type.placeholder(.value)
  static let result = Type.placeholder(.result)
  static let other = Type.placeholder(.other)
}

extension Type {
  /// The wrapped type of an optional, or the type itself.
  var unwrapped: Type { if case .optional(let wrapped) = self { wrapped } else { self } }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type as an optional; optionals are unchanged.
  var madeOptional: Type { isOptional || self == .unknown ? self : .optional(self) }
}

/// The size of a type.
extension Type {
  /// The maximum number of parts: types composed of others twice can double with each line.
  static let partLimit = 1000

  /// Whether it has too many parts.
  var isLarge: Bool {
    var rest = Self.partLimit
    return !spend(&rest)
  }

  /// Subtracts its parts from `rest`; returns false if that is not enough.
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
  /// The type, as written in Swift.
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
