/// The named and numbered characters of XML and of web pages; nothing that a document declares.
enum XMLEntity {
  /// The text that stands for an entity, and where the entity ends; nil for one nobody knows.
  static func read(in bytes: Bytes, at start: Int) -> (String, end: Int)? {
    guard bytes[start] == 0x26, let end = bytes.slice(start, start + 12).first(0x3B) else {
      return nil
    }
    let name = bytes.slice(start + 1, start + end).string
    let text: String? =
      switch name {
      case "lt": "<"
      case "gt": ">"
      case "amp": "&"
      case "quot": "\""
      case "apos": "'"
      case "nbsp": " "
      default: numbered(name)
      }
    return text.map { ($0, start + end + 1) }
  }

  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value != 0, let scalar = Unicode.Scalar(value) else { return nil }
    return String(scalar)
  }
}
