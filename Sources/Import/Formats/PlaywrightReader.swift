/// Playwright's aria snapshots: roles as a YAML list, names in quotation marks, states in brackets.
enum PlaywrightReader: DumpReader {
  static let format = DumpFormat.playwright

  private static let roles: Set<String> = [
    "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption",
    "cell", "checkbox", "code", "columnheader", "combobox", "complementary", "contentinfo",
    "definition", "deletion", "dialog", "directory", "document", "emphasis", "feed", "figure",
    "form",
    "generic", "grid", "gridcell", "group", "heading", "iframe", "img", "insertion", "link", "list",
    "listbox", "listitem", "log", "main", "marquee", "math", "menu", "menubar", "menuitem",
    "menuitemcheckbox", "menuitemradio", "meter", "navigation", "none", "note", "option",
    "paragraph", "presentation", "progressbar", "radio", "radiogroup", "region", "row", "rowgroup",
    "rowheader", "scrollbar", "search", "searchbox", "separator", "slider", "spinbutton", "status",
    "strong", "subscript", "superscript", "switch", "tab", "table", "tablist", "tabpanel", "term",
    "text", "textbox", "time", "timer", "toolbar", "tooltip", "tree", "treegrid", "treeitem",
  ]

  static func score(_ line: Bytes) -> Int {
    guard let parts = Parts(line) else { return 0 }
    return parts.states.isEmpty && parts.name == nil ? 4 : 10
  }

  static func begins(_ line: Bytes) -> Bool { line.has("- ", at: line.skipBlanks()) }
  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { true }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    /// The previous line, if its colon opens a level, and the lines whose level is empty.
    var opening: (line: Int, column: Int)?
    var lost: (line: Int, count: Int)?
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      let text = line.trimmed
      if let (line, column) = opening, !text.isEmpty {
        if section[index].indentation <= column {
          lost = (lost?.line ?? line, (lost?.count ?? 0) + 1)
        }
        opening = nil
      }
      if let parts = Parts(line) {
        var node = node(line: number, kind: .view)
        node.className = parts.role.range
        node.detail = text.range
        if let ref = parts.states.first(where: { $0.hasPrefix("ref=") }) {
          node.identity = builder.keep(String(ref.dropFirst(4)))
        }
        if text.ends(with: ":") { opening = (number, line.indentation) }
        builder.add(node, atColumn: line.indentation)
      } else if text.isCutMark {
        builder.noteCut(number)
      } else if !builder.nodes.isEmpty, text.has("- /") {
        builder.extendLast(to: line.range, line: number)
      } else if let parent = builder.openColumns.last, line.indentation > parent,
        !text.isEmpty, !text.has("- ")
      {
        // A long text continues on separate lines.
        builder.extendLast(to: line.range, line: number)
      }
    }
    builder.note(
      lost, "the colon says that something is below it, and nothing is",
      "; where lines are no further in, their indentation is lost")
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    let end = detail.first(0x0A) ?? detail.count
    guard let parts = Parts(detail.slice(0, end)) else { return facts }
    var rows = detail.slice(end).string.split(whereSeparator: \.isNewline)
    var text = parts.text
    if let style = text?.first, "|>".contains(style), (text?.count ?? 0) <= 2 {
      // A block scalar.
      let lines = rows.map { String($0.drop { $0 == " " }) }
      (text, rows) = (lines.joined(separator: style == "|" ? "\n" : " "), [])
    }
    facts.name = parts.name ?? text
    if parts.name != nil, let text { facts.add("text", text) }
    for state in parts.states where !state.hasPrefix("ref=") {
      let pair = state.split(separator: "=", maxSplits: 1).map(String.init)
      facts.add(pair[0], pair.count > 1 ? pair[1] : "true")
    }
    for row in rows {
      let text = row.drop { $0 == " " || $0 == "-" }
      guard text.hasPrefix("/"), let colon = text.firstIndex(of: ":") else {
        facts.add("row", String(text))
        continue
      }
      let value = text[text.index(after: colon)...].drop { $0 == " " }
      facts.add(
        String(text[text.index(after: text.startIndex)..<colon]), String(value).unquoted)
    }
    return facts
  }

  /// A parsed `- link "Name" [ref=e2]: text`.
  private struct Parts {
    let role: Bytes
    var name: String?
    var states: [String] = []
    var text: String?

    init?(_ line: Bytes) {
      var start = line.skipBlanks()
      guard line.has("- ", at: start) else { return nil }
      start = line.skipBlanks(from: start + 2)
      // A key with YAML characters is quoted as a whole.
      let isQuoted = line[start] == UInt8(ascii: "'")
      if isQuoted { start += 1 }
      let end = line.end(from: start) { $0 >= 0x61 && $0 <= 0x7A }
      role = line.slice(start, end)
      guard end > start, end == line.count || " :".utf8.contains(line[end]),
        PlaywrightReader.roles.contains(role.string)
      else { return nil }
      var rest = line.slice(end).trimmed.string[...]
      if isQuoted, let close = rest.lastIndex(of: "'") { rest.remove(at: close) }
      if rest.first == "\"" {
        var (index, value) = (rest.index(after: rest.startIndex), "")
        while index < rest.endIndex, rest[index] != "\"" {
          if rest[index] == "\\", rest.index(after: index) < rest.endIndex {
            index = rest.index(after: index)
          }
          value.append(rest[index])
          index = rest.index(after: index)
        }
        name = value
        rest = index < rest.endIndex ? rest[rest.index(after: index)...] : ""
      } else if rest.first == "/", let close = rest.dropFirst().lastIndex(of: "/") {
        name = String(rest[...close])
        rest = rest[rest.index(after: close)...]
      }
      rest = rest.drop { $0 == " " }
      while rest.first == "[", let close = rest.firstIndex(of: "]") {
        states.append(String(rest[rest.index(after: rest.startIndex)..<close]))
        rest = rest[rest.index(after: close)...].drop { $0 == " " }
      }
      guard rest.isEmpty || rest.first == ":" else { return nil }
      let value = String(rest.dropFirst().drop { $0 == " " })
      if !value.isEmpty { text = value.unquoted }
    }
  }
}

extension String {
  /// The string without quotation marks.
  fileprivate var unquoted: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
