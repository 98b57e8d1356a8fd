/// The texts of variables in the window: cut where they grow long.
extension Printing {
  /// The text of a variable beside its line: short, whatever the variable holds.
  func shortText(of value: Value, as type: Type) throws(Stop) -> String {
    switch value {
    case .array(let values) where values.count > Self.shortCount:
      let start = try debugText(of: .array(Array(values.prefix(Self.shortCount))), as: type)
      return "\(start.dropLast()), …]"
    case .string(let text): return String(text.prefix(Self.shortLength)).debugDescription
    case .dictionary(let values): return "\(values.count) entries"
    case .set(let values): return "\(values.count) elements"
    case .function: return "a function"
    default: return try debugText(of: value, as: type)
    }
  }

  private static let shortCount = 12
  private static let shortLength = 80
}
