/// Sanitized text for painting.
extension TextRun {
  /// The text with uniform line ends, and "�" for control characters.
  ///
  /// Control characters have no glyphs, and neither XML nor Pango accepts them.
  package var printable: String {
    guard text.unicodeScalars.contains(where: { Self.isControl($0) }) else { return text }
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
      case "\n": if !afterReturn { result.append("\n") }
      case "\t": result.append(" ")
      case _ where Self.isControl(scalar): result.append("\u{FFFD}")
      default: result.append(scalar)
      }
      afterReturn = scalar == "\r"
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
