import Support

/// A fenced block of a lesson that is not a script.
///
/// Consists of lines "key: value" and of answer options.
///
/// A value continues in the indented lines below it, without their first two spaces. An option is
/// "- [x] text" or "- [ ] text", optionally with a remark after " -- ".
struct Directive {
  let kind: String
  /// The words after the kind in the opening fence.
  let title: String
  /// The line of the opening fence.
  let line: Int
  private(set) var entries: [Entry] = []
  private(set) var options: [Prediction.Option] = []

  struct Entry {
    let key: String
    var value: String
    let line: Int
  }

  init(info: String, text: String, line: Int) throws(LessonProblem) {
    let words = info.split(separator: " ", maxSplits: 1)
    kind = words.first.map(String.init) ?? ""
    title = words.count > 1 ? String(words[1].trimmed) : ""
    self.line = line
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      try read(String(row), line: line + 1 + index)
    }
  }

  /// The keys that may be repeated.
  private static let repeatedKeys: Set = ["claim", "covers", "remove", "replace", "with", "source"]

  private mutating func read(_ row: String, line: Int) throws(LessonProblem) {
    if row.trimmed.isEmpty { return }
    if row.hasPrefix("- [") { return options.append(try Self.option(row, line: line)) }
    if row.hasPrefix("  ") {
      guard !entries.isEmpty else {
        throw LessonProblem(line, "this line goes on with nothing; begin with a key such as after:")
      }
      entries[entries.count - 1].value += "\n" + row.dropFirst(2)
      return
    }
    guard let colon = row.firstIndex(of: ":"), !row[..<colon].contains(" ") else {
      throw LessonProblem(line, "\"\(row)\" is no line of a \(kind); write KEY: VALUE")
    }
    let key = String(row[..<colon])
    let value = String(row[row.index(after: colon)...].trimmed)
    guard Self.repeatedKeys.contains(key) || !entries.contains(where: { $0.key == key }) else {
      throw LessonProblem(line, "a \(kind) has one \(key) only")
    }
    entries.append(Entry(key: key, value: value, line: line))
  }

  private static func option(_ row: String, line: Int) throws(LessonProblem) -> Prediction.Option {
    guard row.hasPrefix("- [x] ") || row.hasPrefix("- [ ] ") else {
      throw LessonProblem(
        line, "an answer begins with \"- [x] \" where it is right, else \"- [ ] \"")
    }
    let text = String(row.dropFirst(6))
    let parts = text.split(atFirst: " -- ")
    return Prediction.Option(
      line: line, text: parts?.0 ?? String(text.trimmed), isRight: row.hasPrefix("- [x]"),
      remark: parts?.1)
  }
}

/// Reading values.
extension Directive {
  /// The last value of a key, or nil.
  func value(_ key: String) -> String? { entries.last { $0.key == key }?.value }

  /// A required value.
  func required(_ key: String) throws(LessonProblem) -> String {
    guard let value = value(key), !value.isEmpty else {
      throw LessonProblem(line, "a \(kind) needs a line \"\(key): …\"")
    }
    return value
  }

  /// Every value of a key with its line.
  func all(_ key: String) -> [Entry] { entries.filter { $0.key == key } }

  /// Reports unknown keys, which may be misspelled.
  func allow(_ keys: Set<String>) throws(LessonProblem) {
    guard let stranger = entries.first(where: { !keys.contains($0.key) }) else { return }
    throw LessonProblem(
      stranger.line,
      "a \(kind) has no \"\(stranger.key)\"; it may have \(keys.sorted().joined(separator: ", "))")
  }

  var claims: [Claim] {
    get throws(LessonProblem) {
      var claims: [Claim] = []
      for entry in all("claim") { claims.append(try Claim(entry.value, line: entry.line)) }
      return claims
    }
  }

  /// The catalog lines that this block shows.
  var covers: [Lesson.Cover] {
    get throws(LessonProblem) {
      var covers: [Lesson.Cover] = []
      for entry in all("covers") {
        for word in entry.value.split(whereSeparator: { $0 == " " || $0 == "," }) {
          guard word.wholeMatch(of: /S\d-\d{2}/) != nil else {
            throw LessonProblem(
              entry.line, "\"\(word)\" is no line of the catalogue, such as S0-29")
          }
          covers.append(Lesson.Cover(id: String(word), line: entry.line))
        }
      }
      return covers
    }
  }

  /// The moment given by `after`, `at` and `in`.
  var place: LessonPlace {
    get throws(LessonProblem) { LessonPlace(program: value("in"), moment: try moment) }
  }

  private var moment: LessonPlace.Moment {
    get throws(LessonProblem) {
      if let event = value("after") {
        guard value("at") == nil else {
          throw LessonProblem(line, "say where with after: or with at:, not with both")
        }
        return .event(EventName(event))
      }
      guard let at = all("at").last else { return .end }
      switch at.value {
      case "start": return .start
      case "end": return .end
      default:
        guard let number = at.value.split(separator: " ").first.flatMap({ Int($0) }), number >= 0
        else {
          throw LessonProblem(at.line, "at: is start, end, or milliseconds such as 100 ms")
        }
        return .milliseconds(number)
      }
    }
  }
}
