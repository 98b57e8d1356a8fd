/// Escaping of untrusted text for output.
///
/// Names, titles and printed lines come from scripts, dumps, recordings and other programs. They
/// could contain terminal escape sequences, or line breaks that fake extra lines. Every text output
/// escapes such strings here; JSON has its own escapes.
extension String {
  /// The control characters that count as layout and are kept.
  package enum Layout: Sendable {
    /// None, for a name within a line.
    case none
    /// Tabs, for a line; line breaks become blanks.
    case line
    /// Line feeds and tabs, for a text of several lines.
    case lines

    /// Whether a control character is kept.
    fileprivate func keeps(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .none: false
      case .line: scalar == "\t"
      case .lines: scalar == "\t" || scalar == "\n"
      }
    }

    /// Whether the byte may start a control character that must be escaped.
    fileprivate func mayAct(_ byte: UInt8) -> Bool {
      byte < 0x20 ? !keeps(Unicode.Scalar(byte)) : byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
  }

  /// The text with control characters, bidirectional controls and line separators as Swift escapes,
  /// such as `\u{1b}`, `\n`, `\t`.
  ///
  /// Other characters are unchanged, including backslashes.
  package func visible(_ layout: Layout = .none) -> String {
    guard utf8.contains(where: layout.mayAct),
      unicodeScalars.contains(where: { $0.isControl && !layout.keeps($0) })
    else { return self }
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      if layout == .line && scalar == "\n" {
        // Remove a preceding carriage return, which belongs to the same line break.
        if afterReturn { result.removeLast("\\r".count) }
        result.append(" ")
      } else if scalar.isControl && !layout.keeps(scalar) {
        result.append(contentsOf: scalar.escape.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether it controls a terminal or the order of the surrounding text.
  ///
  /// C0, DEL and C1, the line and paragraph separators, and the bidirectional embeddings, overrides
  /// and isolates.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The character as an escape in a Swift literal.
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}
