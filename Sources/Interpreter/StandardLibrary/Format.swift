import Foundation

/// The format of `String(format:)`.
///
/// Foundation does each conversion, after a check that its argument fits: `%d`, `%i`, `%u`, `%x`,
/// `%X`, `%o` and `%c` need integers, `%f`, `%e` and `%g` floating-point numbers. As in C, integers
/// are truncated to 32 bits, or to the size given by `h`, `l` and the like.
struct Format {
  private let format: String

  init(_ format: String) { self.format = format }

  /// The formatted text; stops the run if an argument does not fit.
  func text(of arguments: [ScriptValue], in run: RunContext) throws(Stop) -> String {
    var text = ""
    // Literal text is never longer than the format.
    try run.make(bytes: 2 * format.utf8.count)
    var rest = format[...]
    var arguments = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      guard let end = rest.firstIndex(where: { $0.isLetter || $0 == "%" || $0 == "@" }) else {
        throw unfit("%" + rest)
      }
      let shape = rest[..<end]
      let size = rest[end...].prefix { Self.sizes.contains($0) }
      let kind = rest[size.endIndex...].first ?? "%"
      rest = rest[size.endIndex...].dropFirst()
      if kind == "%" {
        text += "%"
      } else {
        let piece = try converted(String(shape), String(size), kind, arguments.popFirst())
        try run.work(4 * piece.utf8.count + 20)
        try run.make(bytes: 2 * piece.utf8.count)
        text += piece
      }
    }
    return text + rest
  }

  /// The length modifiers.
  private static let sizes = "hlqzjt"

  private func converted(
    _ shape: String, _ size: String, _ kind: Character, _ argument: ScriptValue?
  ) throws(Stop) -> String {
    // A width of many digits would create arbitrarily long text.
    guard shape.allSatisfy({ "0123456789.+- #".contains($0) }), shape.count < 6 else {
      throw unfit("%\(shape)\(size)\(kind)")
    }
    switch (kind, argument) {
    case ("d", .int(let number)?), ("i", .int(let number)?), ("u", .int(let number)?),
      ("x", .int(let number)?), ("X", .int(let number)?), ("o", .int(let number)?):
      switch size {
      case "": return String(format: "%\(shape)\(kind)", Int32(truncatingIfNeeded: number))
      case "h": return String(format: "%\(shape)h\(kind)", Int16(truncatingIfNeeded: number))
      case "hh": return String(format: "%\(shape)hh\(kind)", Int8(truncatingIfNeeded: number))
      default: return String(format: "%\(shape)l\(kind)", number)
      }
    case ("c", .int(let number)?):
      return String(format: "%\(shape)c", Int32(truncatingIfNeeded: number))
    case ("f", .double(let number)?), ("e", .double(let number)?), ("g", .double(let number)?),
      ("F", .double(let number)?), ("E", .double(let number)?), ("G", .double(let number)?):
      return String(format: "%\(shape)\(kind)", number)
    case ("@", .string(let text)?): return text
    default: throw unfit("%\(shape)\(size)\(kind)")
    }
  }

  private func unfit(_ conversion: some StringProtocol) -> Stop {
    Stop(.givenUp("the format `\(conversion)` does not fit its argument; use `%d`, `%.1f` or `%@`"))
  }
}
