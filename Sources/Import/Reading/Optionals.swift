/// Removes the `Optional(…)` that Swift prints around values.
enum Optionals {
  private static let word: StaticString = "Optional("

  /// Removes the word from the start of lines, and the bracket from the end of the texts.
  ///
  /// - Complexity: O(*lines*).
  static func strip(_ table: inout LineTable, _ suspects: [Int], _ borders: Set<Int>) {
    let heads = suspects.filter { table.withLine($0) { textStart(in: $0) > 0 } }
    for (place, head) in heads.enumerated() {
      let stop = place + 1 < heads.count ? heads[place + 1] : table.count
      // Another dump may follow a prompt, or words a blank line.
      let end = (head + 1..<max(stop, head + 1)).first {
        borders.contains($0) || table.withLine($0, \.isBlank)
      }
      let lines = head..<(end ?? stop)
      if let last = lines.last(where: { table.withLine($0) { closes($0, isHead: $0.has(word)) } }) {
        let (close, isQuoted) = table.withLine(last) { line in
          (line.lastEnd - 1, line[line.lastEnd - 2] == UInt8(ascii: "\""))
        }
        table.narrow(last, from: 0, to: isQuoted ? close - 1 : close)
      }
      table.narrow(head, from: table.withLine(head) { textStart(in: $0) })
    }
  }

  /// The start of the text in the brackets, 0 if a line has none.
  private static func textStart(in line: Bytes) -> Int {
    let start = line.skipBlanks()
    guard line.has(word, at: start) else { return 0 }
    let text = start + word.utf8CodeUnitCount
    if line[text] == UInt8(ascii: "<") { return text }
    return line.has("\"<", at: text) || line.has("\"\"", at: text) ? text + 1 : 0
  }

  /// Whether a line ends with an unmatched bracket.
  private static func closes(_ line: Bytes, isHead: Bool) -> Bool {
    let text = line.trimmed
    guard text.last == UInt8(ascii: ")") else { return false }
    var depth = isHead ? -1 : 0
    for index in 0..<text.count {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
    }
    return depth < 0
  }
}
