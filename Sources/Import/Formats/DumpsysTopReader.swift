import Geometry

/// Android's `dumpsys activity top`: the views of activities, two blanks a level.
///
/// The state of an activity and its fragments, printed before its views, are no views: notes say
/// where they stand.
enum DumpsysTopReader: DumpReader {
  static let format = DumpFormat.dumpsysTop

  static func score(_ line: Bytes) -> Int {
    let text = line.trimmed
    if text.has("View Hierarchy:") || text.has("Active Fragments") { return 10 }
    if text.has("ACTIVITY ") || text.has("TASK ") { return 6 }
    return Parts(line)?.hasFlags == true ? 9 : 0
  }

  static func isWhole(_ line: Bytes) -> Bool { line.ends(with: "}") || line.ends(with: ":") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var isInViews = !section.sample.contains { $0.trimmed.has("View Hierarchy:") }
    var activity = ""
    var stateStart = 0
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      let text = line.trimmed
      guard !text.isEmpty else { continue }
      if text.has("View Hierarchy:") {
        if stateStart > 0, number - 1 >= stateStart {
          builder.note(stateStart, "the activity's state up to line \(number - 1) shows no views")
        }
        (isInViews, stateStart) = (true, 0)
        builder.closeAll()
      } else if text.has("ACTIVITY ") {
        let end = text.end(from: 9) { $0 != 0x20 }
        activity = text.slice(9, end).string
        (isInViews, stateStart) = (false, 0)
        builder.note(number, "the activity \(text.slice(9).string)")
      } else if text.has("TASK ") {
        (isInViews, stateStart) = (false, 0)
        builder.note(number, "the task \(text.slice(5).string)")
      } else if let parts = Parts(line), isInViews || parts.hasFlags {
        let isRoot = builder.openColumns.isEmpty
        var node = node(line: number, kind: .view)
        node.className = parts.className.range
        node.identity = parts.hash.range
        node.detail = text.range
        if isRoot, !activity.isEmpty {
          node.detail = builder.keep("\(text.string) activity=\(activity)")
        }
        if !parts.hasFlags {
          builder.note(number, "this row is no view of Android's own: \(text.string)")
        }
        if !text.ends(with: "}") { builder.note(number, "the row is cut off") }
        builder.add(node, atColumn: parts.column, unit: 2)
      } else if text[0] == UInt8(ascii: "#"), let brace = text.first(UInt8(ascii: "{")) {
        let name = text.find(": ").map { text.slice($0 + 2, brace).string } ?? ""
        builder.note(number, "the fragment \(name) is no view")
      } else if isInViews {
        builder.noteUnread(number, line)
      } else if stateStart == 0 {
        stateStart = number
      }
    }
    if stateStart > 0 {
      builder.note(stateStart, "from here on stands the activity's state, which shows no views")
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    guard let parts = Parts(detail) else { return facts }
    let words = parts.inside.string.split(separator: " ").map(String.init)
    for word in words.dropFirst() {
      if word.hasPrefix("#") {
        facts.add("resource", word)
      } else if let edges = Self.edges(of: word) {
        facts.frame = CGRect(edgesIn: edges)
      } else if word.contains("/"), facts.name == nil {
        facts.name = word
      } else if let equals = word.firstIndex(of: "=") {
        facts.add(String(word[..<equals]), String(word[word.index(after: equals)...]))
      } else {
        facts.add("flags", word)
      }
    }
    switch words.dropFirst().first?.first {
    case "V": facts.isHidden = false
    case "I", "G": facts.isHidden = true
    default: break
    }
    if let at = detail.find(" activity=") { facts.add("activity", detail.slice(at + 10).string) }
    return facts
  }

  /// The numbers of `-1440,0-0,2952`: left, top, right, bottom, each of which may be negative.
  private static func edges(of word: String) -> [Double]? {
    guard let match = word.wholeMatch(of: /(-?\d+),(-?\d+)-(-?\d+),(-?\d+)/) else { return nil }
    return [match.1, match.2, match.3, match.4].compactMap { Double($0) }
  }

  /// A row such as `Class{hash V.E...... …}`, taken apart.
  private struct Parts {
    let column: Int
    let className: Bytes
    let hash: Bytes
    let inside: Bytes
    let hasFlags: Bool

    init?(_ line: Bytes) {
      column = line.indentation
      let start = line.skipBlanks()
      let brace = line.end(from: start) { $0.isNamePart || $0 == UInt8(ascii: "-") }
      guard brace > start, line[brace] == UInt8(ascii: "{"),
        line[start].isLetter || line[start] == UInt8(ascii: "_")
      else { return nil }
      let end = line.end(from: brace + 1) { $0.isHexDigit }
      guard end > brace + 1,
        line[end] == 0x20 || line[end] == UInt8(ascii: "}") || end == line.count
      else {
        return nil
      }
      className = line.slice(start, brace)
      hash = line.slice(brace + 1, end)
      inside = line.slice(brace + 1, line.findLast("}") ?? line.count)
      let flags = line.slice(end + 1, line.end(from: end + 1) { $0 != 0x20 })
      hasFlags = flags.count >= 8 && flags.count <= 10 && flags.first(UInt8(ascii: ",")) == nil
    }
  }
}
