/// Foreign text without characters that would act instead of being read.
///
/// Names, titles and printed lines come from scripts, dumps, recordings and other programs. A
/// terminal obeys escape sequences in them, and a line end in a name makes up a line. Every text
/// output writes such strings through here; JSON escapes the same characters in its own way.
extension String {
  /// What of a text is layout of its own, and stays.
  package enum Layout: Sendable {
    /// Nothing: a name, which is part of one line.
    case none
    /// Blanks and tabs: a line. Line ends become blanks.
    case line
    /// Line feeds and tabs: a text of several lines.
    case lines

    /// Whether a control character stays as it is.
    fileprivate func keeps(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .none: false
      case .line: scalar == "\t"
      case .lines: scalar == "\t" || scalar == "\n"
      }
    }

    /// Whether a control character that does not stay may begin with the byte.
    fileprivate func mayAct(_ byte: UInt8) -> Bool {
      byte < 0x20 ? !keeps(Unicode.Scalar(byte)) : byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
  }

  /// The text with every control character, bidirectional control and separator of lines written as
  /// Swift escapes it, as in `\u{1b}`, `\n`, `\t`.
  ///
  /// Text without such characters stays as it is; so does a backslash.
  package func visible(_ layout: Layout = .none) -> String {
    guard utf8.contains(where: layout.mayAct),
      unicodeScalars.contains(where: { $0.isControl && !layout.keeps($0) })
    else { return self }
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      if layout == .line && scalar == "\n" {
        // A carriage return before it was part of the same line end.
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
  /// Whether it acts on a terminal, or on the order of what is around it, instead of being read.
  ///
  /// C0, DEL and C1, the separators of lines and paragraphs, and the bidirectional embeddings,
  /// overrides and isolates.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// As a literal of Swift writes it.
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}
