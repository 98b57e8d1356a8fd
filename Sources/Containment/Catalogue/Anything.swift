/// A value of type `Any`, such as a sender.
public struct Anything: ValueConvertible {
  /// The value.
  public let packed: Value

  /// Wraps any value from compiled code; values without a script representation become nil.
  public init(_ content: Any?) {
    packed =
      switch content {
      case let value as Value: value
      case let convertible as any ValueConvertible: convertible.packed
      case let object as any BehaviourCarrier: .object(object)
      default: .none
      }
  }

  /// `Any`.
  public static var valueType: ValueType { .any }
  /// Wraps any value; never fails.
  public static func unpacked(_ value: Value) -> Anything? { Anything(value) }
}

extension Anything {
  /// The value as printed by `print`.
  var text: String {
    switch packed {
    case .void: "()"
    case .none: "nil"
    case .bool(let truth): String(truth)
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .string(let text): text
    case .object(let object): String(describing: object)
    case .boxed(let content): String(describing: content)
    case .array(let values): "[\(values.map { Anything($0).elementText }.joined(separator: ", "))]"
    case .dictionary, .function: "(Function)"
    }
  }

  /// The value as printed inside an array.
  private var elementText: String {
    if case .string(let text) = packed { text.debugDescription } else { text }
  }
}
