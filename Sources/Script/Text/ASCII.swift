// Comparison of bytes with ASCII characters.

func ~= (pattern: Unicode.Scalar, byte: UInt8) -> Bool { pattern.value == UInt32(byte) }

extension UInt8 {
  static func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { scalar ~= byte }
  static func != (byte: UInt8, scalar: Unicode.Scalar) -> Bool { !(scalar ~= byte) }

  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var isNewline: Bool { self == .lineFeed || self == .carriageReturn }
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// An ASCII letter, digit or underscore.
  var isNamePart: Bool { isDigit || self == 0x5F || (0x61...0x7A).contains(self | 0x20) }

  var isOperator: Bool {
    switch self {
    case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": true
    default: false
    }
  }
}
