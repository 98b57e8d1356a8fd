/// JSON with ordered fields, so that equal values give equal text.
public enum JSON: Hashable, Sendable {
  /// Null: an unknown value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number; integers print without a decimal point, others with up to 17 digits.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Named values in order.
  case object([(String, JSON)])

  /// A string, or null.
  public init(_ string: String?) { self = string.map(JSON.string) ?? .null }

  /// The value on one line, without spaces.
  public var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let value): Self.text(of: value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let fields):
      "{" + fields.map { Self.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
    }
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard number == number.rounded(), number.magnitude < 1e15 else { return String(number) }
    return String(Int64(number))
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isControl:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Whether kinds, values and their order are equal.
  public static func == (a: JSON, b: JSON) -> Bool { a.text == b.text }

  /// Feeds the text to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
