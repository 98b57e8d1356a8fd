import Foundation

/// The format of `String(format:)`: numbers in a shape, and text.
///
/// Each conversion is made by Foundation alone, once its argument is known to be of its kind:
/// `%d`, `%i`, `%x`, `%X`, `%o` and `%c` are refused other values than whole numbers, `%f`, `%e`
/// and `%g` other than numbers with a fraction.
struct Format {
  private let format: String

  init(_ format: String) { self.format = format }

  /// The text with the arguments in it; a conversion that does not fit stops the run.
  func text(of arguments: [Value]) throws(Stop) -> String {
    var text = ""
    var rest = format[...]
    var arguments = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      guard let end = rest.firstIndex(where: { $0.isLetter || $0 == "%" || $0 == "@" }) else {
        throw unfit("%" + rest)
      }
      let shape = rest[..<end]
      // `l` only says how long a number is; all are as long.
      let kind = rest[end...].drop { $0 == "l" }.first ?? "%"
      rest = rest[end...].drop { $0 == "l" }.dropFirst()
      if kind == "%" {
        text += "%"
      } else {
        text += try converted(String(shape), kind, arguments.popFirst())
      }
    }
    return text + rest
  }

  private func converted(
    _ shape: String, _ kind: Character, _ argument: Value?
  ) throws(Stop) -> String {
    // A width of many digits would make a text of any length.
    guard shape.allSatisfy({ "0123456789.+- ".contains($0) }), shape.count < 6 else {
      throw unfit("%\(shape)\(kind)")
    }
    switch (kind, argument) {
    case ("d", .int(let number)?), ("i", .int(let number)?), ("x", .int(let number)?),
      ("X", .int(let number)?), ("o", .int(let number)?):
      return String(format: "%\(shape)l\(kind)", number)
    case ("f", .double(let number)?), ("e", .double(let number)?), ("g", .double(let number)?):
      return String(format: "%\(shape)\(kind)", number)
    case ("@", .string(let text)?) where shape.isEmpty: return text
    default: throw unfit("%\(shape)\(kind)")
    }
  }

  private func unfit(_ conversion: some StringProtocol) -> Stop {
    Stop(.givenUp("the format `\(conversion)` does not fit its argument; use `%d`, `%.1f` or `%@`"))
  }
}
