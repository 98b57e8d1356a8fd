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
  }

  /// The text with every control character, bidirectional control and separator of lines written as
  /// Swift escapes it, as in `\u{1b}`, `\n`, `\t`.
  ///
  /// Text without such characters stays as it is; so does a backslash.
  package func visible(_ layout: Layout = .none) -> String {
    guard mayHaveControls else { return self }
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      switch (scalar, layout) {
      case ("\n", .lines), ("\t", .line), ("\t", .lines): result.append(scalar)
      case ("\n", .line):
        // A carriage return before it was part of the same line end.
        if afterReturn { result.removeLast("\\r".count) }
        result.append(" ")
      case _ where scalar.isControl: result.append(contentsOf: scalar.escape.unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a byte is there with which a control character may begin.
  private var mayHaveControls: Bool {
    utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
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
