/// The predefined XML and HTML entities and character references; no entities declared by
/// documents.
enum XMLEntity {
  /// The text of an entity and its end; nil if it is unknown.
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
      default: numbered(name) ?? latin[name].map { String($0) }
      }
    return text.map { ($0, start + end + 1) }
  }

  /// Common Latin entities of HTML 4.
  private static let latin: [String: Unicode.Scalar] = {
    let first = """
      iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
      micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring \
      AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml \
      times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil \
      egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash \
      ugrave uacute ucirc uuml yacute thorn yuml
      """
    var named: [String: Unicode.Scalar] = [
      "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
      "rdquo": "”",
      "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "hellip": "…", "bull": "•", "euro": "€",
      "trade": "™",
      "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "dagger": "†", "permil": "‰",
      "minus": "−",
      "infin": "∞", "check": "✓", "emsp": " ", "ensp": " ", "thinsp": " ",
    ]
    for (offset, name) in first.split(separator: " ").enumerated() {
      named[String(name)] = Unicode.Scalar(UInt32(0xA1 + offset))
    }
    return named
  }()

  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value != 0, let scalar = Unicode.Scalar(value) else { return nil }
    return String(scalar)
  }

  /// The bytes with entities expanded.
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
  /// The text with entities expanded.
  var withEntitiesExpanded: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    return Array(utf8).withUnsafeBufferPointer {
      String(decoding: XMLEntity.expanded(in: Bytes($0)), as: UTF8.self)
    }
  }
}
