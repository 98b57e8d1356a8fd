/// The text that Swift's `print` and string interpolation give a value.
///
/// The type tells what the value alone does not: whether it is optional, what an empty array
/// holds. Texts of dictionaries and sets do not exist; the checker refuses them.
enum Printing {
  /// As `print(value)` shows it.
  static func text(of value: Value, as type: Type) -> String {
    switch (value, type) {
    case (.string(let text), _): text
    default: debugText(of: value, as: type)
    }
  }

  /// As it shows inside of an array or an optional.
  static func debugText(of value: Value, as type: Type) -> String {
    switch value {
    case .bool(let truth): "\(truth)"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text): text.debugDescription
    default: "\(type)"
    }
  }
}
