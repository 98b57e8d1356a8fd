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

  /// The bytes with each entity as what it stands for.
  static func expanded(in bytes: Bytes) -> [UInt8] {
    var (result, index) = ([UInt8](), 0)
    result.reserveCapacity(bytes.count)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let (text, end) = read(in: bytes, at: index) {
        result.append(contentsOf: Array(text.utf8))
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}

extension String {
  /// The text with each entity as what it stands for.
  var withEntitiesExpanded: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    return Array(utf8).withUnsafeBufferPointer {
      String(decoding: XMLEntity.expanded(in: Bytes($0)), as: UTF8.self)
    }
  }
}
