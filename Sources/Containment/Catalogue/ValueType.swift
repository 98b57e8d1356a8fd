/// The type of a value, in script syntax.
///
/// `CGFloat` and `Double` are one type, as Swift converts between both implicitly.
public indirect enum ValueType: Hashable, Sendable {
  /// The result type of a method without a result.
  case void
  /// True or false.
  case bool
  /// An integer.
  case int
  /// A floating-point number.
  case double
  /// Text.
  case string
  /// `Any`.
  case any
  /// A class, structure, enumeration or protocol, by its name.
  case named(String)
  /// An optional.
  case optional(ValueType)
  /// An array.
  case array(ValueType)
  /// A dictionary.
  case dictionary(key: ValueType, value: ValueType)
  /// A function.
  case function([ValueType], ValueType)
}

extension ValueType: CustomStringConvertible {
  /// The type in Swift syntax.
  public var description: String {
    switch self {
    case .void: "Void"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .any: "Any"
    case .named(let name): name
    case .optional(.function(let arguments, let result)):
      "(\(ValueType.function(arguments, result)))?"
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .function(let arguments, let result):
      "(\(arguments.map(\.description).joined(separator: ", "))) -> \(result)"
    }
  }
}
