/// Rejoins lines that a terminal or chat broke at a fixed width.
enum HardWraps {
  /// Joins the pieces of broken lines; returns the width and the joined lines.
  ///
  /// A line of exactly the maximum width continues on the next one, unless that starts a new entry:
  /// a branch, a bullet, a row further right, or as the format requires.
  static func join(
    _ table: inout LineTable, _ range: Range<Int>, of reader: any DumpReader.Type
  ) -> (width: Int, lines: [ClosedRange<Int>])? {
    guard let width = width(of: table, range, isStrict: reader.format == .outline) else {
      return nil
    }
    var lines: [ClosedRange<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index + 1
      while end < range.upperBound, table.width(end - 1) >= width,
        count(table, end - 1) == width, !table.withLine(end, \.isBlank),
        end > index + 1 || table.withLine(index, { isOwn($0, reader, width) }),
        !isBorder(table, index, end, reader)
      {
        end += 1
      }
      if end > index + 1 {
        table.join(index..<end)
        let (first, last) = (table.number(index), table.number(end - 1))
        if let before = lines.last, before.upperBound + 1 >= first {
          lines[lines.count - 1] = before.lowerBound...last
        } else {
          lines.append(first...last)
        }
      }
      index = end
    }
    return lines.isEmpty ? nil : (width, lines)
  }

  /// Common line widths.
  private static let usual = [72, 76, 78, 79, 80, 100, 120, 132, 160]

  /// Whether a line can be the first piece of a broken one, not words around a dump.
  private static func isOwn(_ line: Bytes, _ reader: any DumpReader.Type, _ width: Int) -> Bool {
    // If nodes show their end, their text may have line breaks of its own.
    if reader.begins(line) || reader.showsItsEnd { return true }
    let isForm = reader.format == .outline || reader.format == .flutter
    return isForm && usual.contains(width) && !OutlineRow(line).isSentence
      && (line[0].isLetter || line[0] == UInt8(ascii: "["))
  }

  /// Whether the pieces from `first` up to `next` are a complete line, and another one starts at
  /// `next`.
  private static func isBorder(
    _ table: LineTable, _ first: Int, _ next: Int, _ reader: any DumpReader.Type
  ) -> Bool {
    // Continuations are at the left edge; a single blank may separate two words.
    if table.withLine(next, { $0.beginsWithBranch || $0.indentation > 1 }) { return true }
    // A horizontal rule does not continue.
    if table.withLine(next - 1, { $0.ends(with: "═") || $0.ends(with: "─") }) { return true }
    let begins = table.withLine(next, reader.begins)
    // After a complete line of UIKit's formats only a few signs can follow; words are other text.
    let isText = table.withLine(next) { !" ,;:>)'-".utf8.contains($0[0]) }
    guard begins || isText && reader.endsWithBracket else { return false }
    var line: [UInt8] = []
    for index in first..<next {
      line += table.bytes[Int(table.starts[index])..<Int(table.ends[index])]
    }
    return line.withUnsafeBufferPointer { buffer in
      var text = Bytes(buffer).trimmed
      // A list of nodes has a comma after each.
      if reader.endsWithBracket, text.last == UInt8(ascii: ",") {
        text = text.slice(0, text.count - 1)
      }
      return reader.isWhole(text)
    }
  }

  /// The number of characters in a line.
  private static func count(_ table: LineTable, _ index: Int) -> Int {
    table.withLine(index) { line in
      var count = table.lost(index)
      for place in 0..<line.count where line[place] & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }

  /// The width at which lines were broken, if they were.
  private static func width(
    of table: LineTable, _ range: Range<Int>, isStrict: Bool
  ) -> Int? {
    var (greatest, times) = (0, 0)
    for index in range where table.width(index) >= greatest {
      let width = count(table, index)
      if width > greatest {
        (greatest, times) = (width, 1)
      } else if width == greatest {
        times += 1
      }
    }
    guard greatest >= 40, greatest <= 1000 else { return nil }
    if isStrict { return times >= 2 && usual.contains(greatest) ? greatest : nil }
    return times >= 2 || usual.contains(greatest) ? greatest : nil
  }
}

extension Bytes {
  /// Whether it starts with a tree branch or guide.
  var beginsWithBranch: Bool {
    let start = skipBlanks()
    // The box-drawing characters: U+2500 to U+257F.
    return self[start] == 0xE2 && (self[start + 1] == 0x94 || self[start + 1] == 0x95)
  }
}
