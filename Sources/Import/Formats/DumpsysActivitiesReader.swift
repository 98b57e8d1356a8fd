/// Android's `dumpsys activity activities`: displays, stacks, tasks and activities.
///
/// A later section repeats the running activities; it creates no duplicates.
enum DumpsysActivitiesReader: DumpReader {
  static let format = DumpFormat.dumpsysActivities

  static func score(_ line: Bytes) -> Int { Row(line.trimmed) == nil ? 0 : 8 }
  static func begins(_ line: Bytes) -> Bool {
    Row(line.trimmed) != nil || line.first(UInt8(ascii: "=")) != nil
  }
  static func isWhole(_ line: Bytes) -> Bool { line.ends(with: "}") || line.ends(with: ":") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var seen: Set<String> = []
    /// The lines of a section that repeats earlier ones.
    var repeated: ClosedRange<Int>?
    /// The column of the last node's row; its facts are not further left.
    var column = 0
    func endRepeated() {
      guard let lines = repeated else { return }
      builder.note(
        lines.lowerBound, through: lines.upperBound,
        "this repeats activities from above, which are not made twice")
      repeated = nil
    }
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      let text = line.trimmed
      guard !text.isEmpty else { continue }
      if text.has("Running activities") {
        endRepeated()
        repeated = number...number
      }
      guard let row = Row(text) else {
        // Rows of facts belong to the node above them.
        if let lines = repeated {
          repeated = lines.lowerBound...number
        } else if !builder.nodes.isEmpty, line.indentation >= column {
          builder.extendLast(to: line.range, line: number)
        }
        continue
      }
      let identity = row.identity.string
      if !identity.isEmpty, !seen.insert(identity).inserted {
        repeated = (repeated?.lowerBound ?? number)...number
        continue
      }
      endRepeated()
      column = line.indentation
      var node = node(line: number)
      node.className = row.className.range
      node.identity = row.identity.range
      node.detail = text.range
      builder.add(node, atColumn: row.level * 1000 + line.skipBlanks())
    }
    endRepeated()
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    let lines = detail.string.split(whereSeparator: \.isNewline)
    guard let first = lines.first else { return facts }
    let words = first.split(separator: " ")
    facts.name =
      words.first { $0.contains("/") }.map { String($0.prefix { $0 != "}" }) }
      ?? words.first { $0.contains("=") && $0.contains(":") }.map(String.init)
      ?? first.drop { $0 == "*" || $0 == " " }.description
    for line in lines.dropFirst() {
      facts.add("row", line.trimmingPrefix { $0 == " " }.description)
    }
    return facts
  }

  /// A row for a display, stack, task or activity.
  private struct Row {
    let level: Int
    let className: Bytes
    let identity: Bytes

    init?(_ text: Bytes) {
      var start = text[0] == UInt8(ascii: "*") ? text.skipBlanks(from: 1) : 0
      let isStarred = start > 0
      if text.has("Hist", at: start) || text.has("Run #", at: start),
        let record = text.find("ActivityRecord{", from: start)
      {
        start = record
      }
      for (word, level) in Self.words where text.has(word, at: start) {
        let end = start + word.utf8CodeUnitCount
        let isRecord = text[end - 1] == UInt8(ascii: "{")
        guard isRecord || text[end].isDigit else { continue }
        // `Task{…}` within a row of facts is not a separate row.
        guard isStarred || !isRecord || start > 0 else { return nil }
        self.level = level
        className = text.slice(start, isRecord ? end - 1 : end - 2)
        identity =
          isRecord
          ? text.slice(end, text.end(from: end) { $0.isHexDigit })
          : text.slice(start, text.end(from: end) { $0.isDigit })
        return
      }
      return nil
    }

    private static let words: [(StaticString, Int)] = [
      ("Display #", 0), ("RootTask #", 1), ("Stack #", 1), ("TaskRecord{", 2), ("Task{", 2),
      ("ActivityRecord{", 3),
    ]
  }
}
