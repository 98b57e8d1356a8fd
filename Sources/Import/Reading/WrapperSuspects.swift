/// The lines that may have a wrapper, found in one pass.
///
/// Most dumps have no wrappers, and most formats' lines start with marks that no wrapper has.
struct WrapperSuspects {
  /// Whether most lines are quoted or commented out, or the whole text is a comment.
  private(set) var areQuotedOrCommented = false
  /// The longest range of quoted lines, as in a reply to an email.
  private(set) var quote = 0..<0
  /// The indices of the lines.
  private(set) var lines: [Int] = []

  /// The lines that may have a wrapper, by their first and last bytes.
  init(_ table: LineTable) {
    var (filled, quoted, slashes, quoteStart) = (0, 0, 0, 0)
    for index in 0..<table.count {
      table.withLine(index) { line in
        let start = line.skipBlanks()
        if line[0] != UInt8(ascii: ">") || line.count > 1 && !"> ".utf8.contains(line[1]) {
          quoteStart = index + 1
        } else if index + 1 - quoteStart > quote.count {
          quote = quoteStart..<index + 1
        }
        guard start < line.count else { return }
        let first = line[start]
        if filled == 0, line.has("/*", at: start) { areQuotedOrCommented = true }
        filled += 1
        if first == UInt8(ascii: ">") { quoted += 1 }
        if line.has("//", at: start) { slashes += 1 }
        if Self.mayBegin(first) || line[line.lastEnd - 1] == UInt8(ascii: "`") {
          lines.append(index)
        }
      }
    }
    if quoted * 2 > filled || slashes * 2 > filled { areQuotedOrCommented = true }
  }

  /// All lines.
  init(all table: LineTable) { lines = Array(0..<table.count) }

  /// Whether a prompt, a fence, a logger's prefix or a result's name may start with a byte.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "%"), UInt8(ascii: ">"), UInt8(ascii: "`"),
      UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "-"):
      true
    default: byte.isNamePart
    }
  }
}
