import MarkdownKit

/// Parsing a lesson file: a head between two lines of dashes, then CommonMark.
extension Lesson {
  /// Parses a lesson; throws all errors in its text.
  package init(_ text: String) throws(LessonProblems) {
    var reader = Reader()
    reader.read(text)
    guard let head = reader.head, reader.problems.isEmpty else {
      throw LessonProblems(reader.problems)
    }
    self.init(
      head: head, items: reader.items, covers: reader.covers, programs: reader.programs)
  }

  /// Parses only the head of a lesson, for lists of lessons; nil if there is none.
  package static func head(of text: String) -> LessonHead? {
    var lines = text.split(maxSplits: Self.longestHead, omittingEmptySubsequences: false) {
      $0.isNewline
    }.map(String.init)
    if lines.count > Self.longestHead { lines.removeLast() }
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      return nil
    }
    return try? LessonHead(lines[1..<end])
  }

  /// The longest head in a list, in lines.
  private static let longestHead = 64

  private struct Reader {
    var head: LessonHead?
    var items: [Item] = []
    var covers: [Lesson.Cover] = []
    var programs: [LessonProgram] = []
    var problems: [LessonProblem] = []

    mutating func read(_ text: String) {
      // Swift treats CR LF as one character.
      let lines = text.replacing("\r\n", with: "\n")
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let end = lines.dropFirst().firstIndex(of: "---")
      guard lines.first == "---", let end else {
        problems.append(
          LessonProblem(1, "begin with the lesson's head: ---, lines of KEY: VALUE, then ---"))
        return
      }
      do throws(LessonProblem) {
        head = try LessonHead(lines[1..<end])
      } catch {
        problems.append(error)
      }
      // Blank lines replace the head, to keep line numbers.
      let body = Array(repeating: "", count: end + 1) + lines[(end + 1)...]
      for block in Markdown(body.joined(separator: "\n")).blocks { read(block) }
    }

    private mutating func read(_ block: Markdown.Block) {
      if let nested = block.nestedDirective {
        problems.append(
          LessonProblem(nested, "a block must stand by itself, not in a list or a quote"))
      }
      guard case .code(let info, let text) = block.kind, info != "text", !info.isEmpty else {
        return items.append(.prose(block))
      }
      // Comments of the author.
      if info == "html" { return }
      do throws(LessonProblem) {
        if info == "swift" || info.hasPrefix("swift ") {
          try addProgram(info, text, line: block.line)
        } else {
          let directive = try Directive(info: info, text: text, line: block.line)
          items.append(try directive.item)
          covers += try directive.covers
        }
      } catch {
        problems.append(error)
      }
    }

    /// A script block: "swift", "swift NAME", or "swift NAME continues OTHER".
    private mutating func addProgram(_ info: String, _ text: String, line: Int)
      throws(LessonProblem)
    {
      let words = info.split(separator: " ").dropFirst().map(String.init)
      var before = ""
      if words.count == 3, words[1] == "continues" {
        guard let other = programs.first(where: { $0.name == words[2] }) else {
          throw LessonProblem(line, "no script above is named \"\(words[2])\"")
        }
        before = other.text
      } else if words.count > 1 {
        throw LessonProblem(line, "write swift, swift NAME, or swift NAME continues OTHER")
      }
      let name = words.first ?? (programs.isEmpty ? "main" : "\(programs.count + 1)")
      guard !programs.contains(where: { $0.name == name }) else {
        throw LessonProblem(line, "another script is named \"\(name)\"; give each its own name")
      }
      items.append(.program(programs.count))
      programs.append(
        LessonProgram(
          name: name, text: before + text, line: line,
          inheritedLineCount: before.count { $0 == "\n" }))
    }
  }
}

extension LessonHead {
  private static let keys: Set = ["title", "goal", "part", "needs", "source"]

  init(_ lines: ArraySlice<String>) throws(LessonProblem) {
    let directive = try Directive(
      info: "head", text: lines.joined(separator: "\n"), line: lines.startIndex)
    try directive.allow(Self.keys)
    func words(_ key: String) -> [String] {
      directive.all(key).flatMap { $0.value.split { $0 == " " || $0 == "," }.map(String.init) }
    }
    title = try directive.required("title")
    goal = try directive.required("goal")
    part = try directive.required("part")
    needs = words("needs")
    sources = directive.all("source").map(\.value)
  }
}

extension Markdown.Block {
  /// The line of a nested block that would be a directive at the top level, or nil.
  fileprivate var nestedDirective: Int? {
    let inner: [Markdown.Block] =
      switch kind {
      case .list(_, let items): Array(items.joined())
      case .quote(let blocks): blocks
      default: []
      }
    return inner.lazy.compactMap { block in
      if case .code(let info, _) = block.kind, !["", "text", "html"].contains(info) {
        block.line
      } else {
        block.nestedDirective
      }
    }.first
  }
}
