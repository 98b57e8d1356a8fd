/// Truncated texts of variables for the window.
extension Printing {
  /// A variable's value as shown next to its line, truncated.
  ///
  /// The text of a number is created lazily, as most loops only count.
  func showing(_ value: ScriptValue, as type: Type) throws(Stop) -> StepList.Showing {
    try run.make(bytes: StepList.changeSize)
    if case .int(let number) = value, !type.isOptional, let number = Int32(exactly: number) {
      return .number(number)
    }
    let text = try shortText(of: value, as: type)
    try run.make(bytes: min(text.utf8.count, StepList.textLimit))
    return .text(text)
  }

  private func shortText(of value: ScriptValue, as type: Type) throws(Stop) -> String {
    switch value {
    case .array(let values) where values.count > Self.shortCount:
      let start = try debugText(of: .array(Array(values.prefix(Self.shortCount))), as: type)
      return "\(start.dropLast()), …]"
    case .string(let text): return try quotedStart(of: text, letters: Self.shortLength)
    case .dictionary(let values): return "\(values.content.count) entries"
    case .set(let values): return "\(values.content.count) elements"
    case .function: return "a function"
    default: return try debugText(of: value, as: type)
    }
  }

  private static let shortCount = 12
  private static let shortLength = 80
}

extension String {
  /// The first bytes, if all are characters that need no escaping in quotes.
  ///
  /// A fast path: most texts are like that, and are truncated at each assignment.
  func plainStart(ofBytes count: Int) -> String? {
    utf8.withContiguousStorageIfAvailable { bytes -> String? in
      let start = UnsafeBufferPointer(rebasing: bytes.prefix(count))
      let isPlain = start.allSatisfy { byte in
        0x20 <= byte && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      }
      return isPlain ? String(decoding: start, as: UTF8.self) : nil
    } ?? nil
  }
}
