/// Format detection: every reader scores the lines.
package struct Detection {
  /// The certainty of a format.
  package enum Certainty: String, Sendable {
    case guessed, likely, sure
  }

  /// A candidate form.
  struct Candidate {
    let format: DumpFormat
    let score: Int
  }

  /// The lines examined; those before them are not part of a dump.
  let range: Range<Int>
  /// The matching formats, the best first.
  let candidates: [Candidate]
  /// Whether the best one fits much better than the others.
  let isClear: Bool
  /// The next best format, if it fits nearly as well.
  let next: DumpFormat?

  /// The formats that fit a section, or nil if none does.
  init?(_ section: Section) {
    for range in Self.starts(of: section) {
      let part = section.part(range)
      var candidates: [Candidate] = []
      for format in DumpFormat.allCases where format != .outline {
        let score = format.reader.score(of: part)
        if score >= 4 { candidates.append(Candidate(format: format, score: score)) }
      }
      guard !candidates.isEmpty else { continue }
      self.range = range
      self.candidates = candidates.enumerated().sorted {
        ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
      }.map(\.element)
      isClear = Self.isClear(self.candidates, in: part)
      let (best, rival) = (self.candidates[0], self.candidates.dropFirst().first)
      next = rival.flatMap { $0.score * 3 >= best.score ? $0.format : nil }
      return
    }
    return nil
  }

  /// Possible starts of a dump: the first line, or, for formats that are a single text, the first
  /// line with their opening character, or the end of the examined lines.
  private static func starts(of section: Section) -> [Range<Int>] {
    let end = section.range.upperBound
    var starts = [section.range]
    let wholes = section.range.lazy.filter { WholeText.begins(section[$0]) }
    if let first = wholes.first, first > section.range.lowerBound {
      // Tags after arrows are another kind of tree.
      let isArrowed = (section.range.lowerBound..<first).contains { section[$0].beginsWithArrow }
      if !isArrowed, let range = WholeText.range(in: section, from: first) {
        starts.insert(range, at: 0)
      }
    } else if let first = wholes.first, let range = WholeText.range(in: section, from: first) {
      starts = [range]
    }
    // Testing Library lists roles, each with an element, before the page.
    let heading = section.range.first { section[$0].trimmed.has("Ignored nodes: ") }
    if let heading,
      let range = section.nextLine(from: heading + 1).flatMap({
        WholeText.begins(section[$0]) ? WholeText.range(in: section, from: $0) : nil
      })
    {
      starts = [range]
    }
    var (index, count) = (section.range.lowerBound, 0)
    while let next = section.nextLine(from: index), starts.count < 100 {
      (index, count) = (next + 1, count + 1)
      if count % Section.sampleSize == 0 { starts.append(next..<end) }
    }
    return starts
  }

  /// Whether no other format scores half as well, and the best one scores high on its lines.
  private static func isClear(_ candidates: [Candidate], in section: Section) -> Bool {
    guard let best = candidates.first else { return false }
    let fitting = section.sample.count { best.format.reader.score($0) > 0 }
    let rival = candidates.dropFirst().first.map(\.score) ?? 0
    // Formats detected as a whole do not score single lines.
    return rival * 2 <= best.score && (fitting == 0 || best.score >= 5 * min(fitting, 4))
  }
}

extension LineTable {
  /// The best score of a text; nil if no format fits.
  func score() throws(ImportError) -> Int? {
    try withSection(0..<count) { Detection($0)?.candidates.first?.score }
  }

  /// Whether it contains an outline.
  func holdsOutline() throws(ImportError) -> Bool {
    try withSection(0..<count) { OutlineReader.range(in: $0) != nil }
  }
}

/// The range of a single-text format: JSON, XML, Graphviz.
enum WholeText {
  /// These formats; their readers detect truncation themselves.
  static let formats: Set<DumpFormat> = [.json, .xml, .uiautomator, .gtkBuilder, .dot]

  /// Whether such a text may start on a line.
  static func begins(_ line: Bytes) -> Bool {
    let text = line.trimmed
    switch text[0] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let next = text.skipBlanks(from: 1)
      // Python's dictionaries use apostrophes; lists of quoted names are pywinauto's.
      let isPython = text[0] == UInt8(ascii: "{") && text[next] == UInt8(ascii: "'")
      return next == text.count || isPython || "\"{[}]".utf8.contains(text[next])
        || text.hasName(at: next)
    case UInt8(ascii: "<"):
      return text.has("<?xml") || text.has("<!DOCTYPE") || text.has("<!--") || text.beginsTag
    default:
      return (text.has("digraph") || text.has("graph") || text.has("strict"))
        && (text.ends(with: "{") || text.first(UInt8(ascii: "{")) != nil)
    }
  }

  /// The start of such a text after words in a line; nil if there is none.
  static func placeBehindWords(_ line: Bytes) -> Int? {
    let signs: [StaticString] = [
      "{\"", "{ \"", "{'", "[{'", "[{", "[ {", "<?xml", "<hierarchy", "<AppiumAUT", "<html",
    ]
    let places = signs.compactMap { line.find($0, from: line.skipBlanks() + 1) }
    return places.min()
  }

  /// The lines of the text that starts on a line; nil if it is none.
  static func range(in section: Section, from first: Int) -> Range<Int>? {
    var part = section.part(first..<section.range.upperBound)
    // Testing tools print the test's code and a stack trace below the page.
    if section[first].trimmed[0] == UInt8(ascii: "<"),
      let code = part.range.first(where: { index in
        // Code has several lines; a single such line may be text of the page.
        let hasMore =
          index + 1 < part.range.upperBound && section[index + 1].isOfCodeFrame
          || section[index].trimmed[0] == UInt8(ascii: ">") && section[index - 1].isBlank
        return section[index].isOfCodeFrame && hasMore || section[index].isOfStack
      })
    {
      part = section.part(first..<code)
    }
    guard let last = part.lastFilled else { return nil }
    let (head, tail) = (section[first].trimmed, section[last].trimmed)
    let end = tail[tail.count - 1]
    switch head[0] {
    case UInt8(ascii: "<"):
      guard end != UInt8(ascii: ">") else { return part.range }
      // Text followed by words ends after its last tag; if truncated, its end is unknown.
      let close = (part.range.last { section[$0].trimmed.ends(with: ">") } ?? last) + 1
      let isCut = (close..<max(last + 1, close)).contains { section[$0].hasTagStart }
      return first..<(isCut ? last + 1 : close)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if end == UInt8(ascii: "}") || end == UInt8(ascii: "]") { return part.range }
      return first..<(bracketEnd(in: part) ?? last + 1)
    default: return part.range
    }
  }

  /// The position after the line that closes the first bracket of a section.
  private static func bracketEnd(in section: Section) -> Int? {
    var (depth, isInString) = (0, false)
    for index in section.range {
      let line = section[index]
      var place = 0
      while place < line.count {
        switch line[place] {
        case UInt8(ascii: "\\") where isInString: place += 1
        case UInt8(ascii: "\""): isInString.toggle()
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += isInString ? 0 : 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= isInString ? 0 : 1
        default: break
        }
        place += 1
      }
      if depth <= 0, !isInString { return index + 1 }
    }
    return nil
  }
}

extension Bytes {
  /// Whether it contains the start of a tag, not an arrow.
  fileprivate var hasTagStart: Bool {
    var index = 0
    while let open = first(UInt8(ascii: "<"), from: index) {
      index = open + 1
      if self[index].isLetter || self[index] == UInt8(ascii: "/") || index == count { return true }
    }
    return false
  }

  /// Whether it is a stack frame, as in `at render (src/App.js:12:17)`.
  fileprivate var isOfStack: Bool {
    let start = skipBlanks()
    guard has("at ", at: start) else { return false }
    var end = lastEnd
    if self[end - 1] == UInt8(ascii: ")") { end -= 1 }
    for _ in 0..<2 {
      let last = end
      while end > start, self[end - 1].isDigit { end -= 1 }
      guard end < last, self[end - 1] == UInt8(ascii: ":") else { return false }
      end -= 1
    }
    return true
  }

  /// Whether it is a numbered line of code, as in `> 12
  /// expect(…)`.
  fileprivate var isOfCodeFrame: Bool {
    var index = skipBlanks()
    if self[index] == UInt8(ascii: ">") { index = skipBlanks(from: index + 1) }
    // A row of marks points to a position in the line above.
    if self[index] == UInt8(ascii: "|") { return slice(index + 1).trimmed[0] == UInt8(ascii: "^") }
    let end = end(from: index) { $0.isDigit }
    return end > index && (has(" | ", at: end) || slice(end).isExactly(" |"))
  }
}
