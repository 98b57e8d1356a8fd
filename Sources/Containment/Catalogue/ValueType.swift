/// The type of a value, as scripts spell it.
///
/// `CGFloat` and `Double` are one type: Swift converts between them by itself.
public indirect enum ValueType: Hashable, Sendable {
  /// Nothing: what a method without a result answers.
  case void
  /// True or false.
  case bool
  /// A whole number.
  case int
  /// A number with a fraction.
  case double
  /// Text.
  case string
  /// Anything at all.
  case any
  /// A class, structure, enumeration or protocol, by its name.
  case named(String)
  /// A value or nil.
  case optional(ValueType)
  /// Values in order.
  case array(ValueType)
  /// Values by key.
  case dictionary(key: ValueType, value: ValueType)
  /// Something that can be called.
  case function([ValueType], ValueType)
}

extension ValueType: CustomStringConvertible {
  /// The type as Swift writes it.
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
