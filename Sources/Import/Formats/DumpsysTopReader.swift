import Geometry

/// Android's `dumpsys activity top`: the views of activities, indented by two blanks.
///
/// An activity's state and fragments, printed before its views, become notes.
enum DumpsysTopReader: DumpReader {
  static let format = DumpFormat.dumpsysTop

  static func score(_ line: Bytes) -> Int {
    let text = line.trimmed
    if text.has("View Hierarchy:") || text.has("Active Fragments") { return 10 }
    if text.has("ACTIVITY ") || text.has("TASK ") { return 6 }
    return Parts(line)?.hasFlags == true ? 9 : 0
  }

  static var endsWithBracket: Bool { true }

  static func isWhole(_ line: Bytes) -> Bool { line.ends(with: "}") || line.ends(with: ":") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    let lines = section.range.lazy.map { section[$0] }
    var isInViews = !lines.contains { $0.trimmed.has("View Hierarchy:") }
    /// The column of the views' heading; views are further right.
    var heading: Int?
    let hasViews = lines.contains { Parts($0)?.hasFlags == true }
    var activity = ""
    /// The lines of an activity's state.
    var state: ClosedRange<Int>?
    var fragments: Set<String> = []
    func endState() {
      guard let lines = state else { return }
      builder.note(
        lines.lowerBound, through: lines.upperBound,
        "the activity's state up to line \(lines.upperBound) shows no views")
      state = nil
    }
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      let text = line.trimmed
      guard !text.isEmpty else { continue }
      if let column = heading, isInViews, line.indentation <= column || Self.endsViews(text) {
        (isInViews, heading) = (false, nil)
      }
      if text.has("View Hierarchy:") {
        endState()
        (isInViews, heading) = (true, line.indentation)
        builder.use(number)
        builder.closeAll()
      } else if text.has("ACTIVITY ") {
        let end = text.end(from: 9) { $0 != 0x20 }
        activity = text.slice(9, end).string
        endState()
        isInViews = false
        builder.note(number, "the activity \(text.slice(9).string)")
      } else if text.has("TASK ") {
        endState()
        isInViews = false
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
        if !parts.hasFlags, parts.title == nil {
          builder.note(number, "this row is no view of Android's own: \(text.string)")
        }
        if !text.ends(with: "}"), parts.title == nil {
          builder.note(number, "the row is cut off")
        }
        builder.add(node, atColumn: parts.column, unit: 2)
      } else if let fragment = Fragment(line) {
        if hasViews {
          builder.note(number, "the fragment \(fragment.className.string) is no view")
        } else if fragments.insert(fragment.hash.string).inserted {
          var node = node(line: number)
          node.className = fragment.className.range
          node.identity = fragment.hash.range
          node.detail = text.range
          builder.add(node, atColumn: line.indentation)
        } else {
          builder.note(number, "the fragment \(fragment.className.string) is there already")
        }
      } else if !isInViews, line.indentation > 0,
        !activity.isEmpty || text.ends(with: " State:")
      {
        // Unindented text belongs to no activity.
        state = (state?.lowerBound ?? number)...number
      }
    }
    endState()
  }

  /// Whether a row is the heading of the section after the views.
  private static func endsViews(_ text: Bytes) -> Bool {
    text.has("Active Fragments") || text.has("Added Fragments") || text.has("Looper (")
  }

  /// A row for a fragment, such as `#0: Name{hash (uuid) id=0x1}`.
  private struct Fragment {
    let className: Bytes
    let hash: Bytes

    init?(_ line: Bytes) {
      let text = line.trimmed
      var start = 0
      if text[0] == UInt8(ascii: "#") {
        let digits = text.end(from: 1) { $0.isDigit }
        guard digits > 1, text.has(": ", at: digits) else { return nil }
        start = digits + 2
      }
      let brace = text.end(from: start) { $0.isNamePart }
      guard brace > start, text[brace] == UInt8(ascii: "{"), text[start].isLetter,
        text.ends(with: "}")
      else { return nil }
      let end = text.end(from: brace + 1) { $0.isHexDigit }
      guard end > brace + 1, text[end] == 0x20 || text[end] == UInt8(ascii: "}"),
        start > 0 || text.find("Fragment") != nil || text.find(" id=0x") != nil
      else { return nil }
      (className, hash) = (text.slice(start, brace), text.slice(brace + 1, end))
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    guard let parts = Parts(detail) else { return facts }
    if let title = parts.title { facts.name = title.string }
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

  /// The numbers of `-1440,0-0,2952`: left, top, right, bottom; each may be negative.
  private static func edges(of word: String) -> [Double]? {
    guard let match = word.wholeMatch(of: /(-?\d+),(-?\d+)-(-?\d+),(-?\d+)/) else { return nil }
    return [match.1, match.2, match.3, match.4].compactMap { Double($0) }
  }

  /// A parsed row such as `Class{hash V.E...... …}`.
  private struct Parts {
    let column: Int
    let className: Bytes
    let hash: Bytes
    let inside: Bytes
    let hasFlags: Bool
    /// The title of a window's root view, as in `DecorView@hash[Title]` or `DecorView{hash
    /// …}[Title]`.
    let title: Bytes?

    init?(_ line: Bytes) {
      column = line.indentation
      let start = line.skipBlanks()
      let brace = line.end(from: start) { $0.isNamePart || $0 == UInt8(ascii: "-") }
      if line[brace] == UInt8(ascii: "@"), brace > start {
        let stop = line.end(from: brace + 1) { $0.isHexDigit }
        guard stop > brace + 1, line[stop] == UInt8(ascii: "["),
          let close = line.first(UInt8(ascii: "]"), from: stop)
        else { return nil }
        (className, hash) = (line.slice(start, brace), line.slice(brace + 1, stop))
        (title, hasFlags) = (line.slice(stop + 1, close), false)
        inside = line.slice(close + 1)
        return
      }
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
      let close = line.findLast("}") ?? line.count
      inside = line.slice(brace + 1, close)
      let titleEnd = line.first(UInt8(ascii: "]"), from: close)
      title = line.has("}[", at: close) ? titleEnd.map { line.slice(close + 2, $0) } : nil
      let flags = line.slice(end + 1, line.end(from: end + 1) { $0 != 0x20 })
      hasFlags = flags.count >= 8 && flags.count <= 10 && flags.first(UInt8(ascii: ",")) == nil
    }
  }
}
