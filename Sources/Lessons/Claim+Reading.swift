import Support

/// Parsing claims.
extension Claim {
  /// The accepted forms, for messages.
  static let forms =
    "write EVENT happens, EVENT happens 2 times, EVENT never happens, EVENT < EVENT, "
    + "NAME.parent is NAME, NAME.phase is appeared, NAME.children are A, B, NAME.superview is NAME, "
    + "NAME.frame is X, Y, W, H, NAME.view is loaded, tree is root(a, b), "
    + "diagnostics are D05, stage is DIGEST, or stage is that of PROGRAM"

  init(_ words: String, line: Int) throws(LessonProblem) {
    guard let kind = Self.kind(of: words) else {
      throw LessonProblem(line, "\"\(words)\" is no claim: \(Self.forms).")
    }
    (self.line, self.words, self.kind) = (line, words, kind)
  }

  private static func kind(of words: String) -> Kind? {
    if let (subject, rest) = words.split(atFirst: " never happens"), rest.isEmpty {
      return .happens(EventName(subject), times: 0)
    }
    if let (subject, rest) = words.split(atFirst: " happens") {
      if rest.isEmpty { return .happens(EventName(subject), times: nil) }
      let parts = rest.split(separator: " ")
      guard parts.count == 2, let times = Int(parts[0]), parts[1] == "times" || parts[1] == "time"
      else { return nil }
      return .happens(EventName(subject), times: times)
    }
    if let (subject, value) = words.split(atFirst: " is ") ?? words.split(atFirst: " are "),
      let kind = statement(of: subject, value)
    {
      return kind
    }
    let events = words.components(parted: " < ").map { EventName($0) }
    return events.count > 1 ? .order(events) : nil
  }

  private static func statement(of subject: String, _ value: String) -> Kind? {
    switch subject {
    case "tree": return .tree(value)
    case "diagnostics":
      return .diagnostics(value == "none" ? [] : value.trimmedParts(","))
    case "stage":
      if let (_, name) = value.split(atFirst: "not that of ") {
        return .sameStage(as: name, isSame: false)
      }
      if let (_, name) = value.split(atFirst: "that of ") {
        return .sameStage(as: name, isSame: true)
      }
      return .stage(value)
    default:
      guard let dot = subject.lastIndex(of: "."),
        let property = Property(rawValue: String(subject[subject.index(after: dot)...]))
      else { return nil }
      return .property(node: String(subject[..<dot]), property, value)
    }
  }
}

extension String {
  /// The text before and after the first occurrence of a word, or nil.
  func split(atFirst word: String) -> (String, String)? {
    let parts = components(parted: word)
    guard parts.count > 1 else { return nil }
    return (String(parts[0].trimmed), String(parts.dropFirst().joined(separator: word).trimmed))
  }

  /// The parts separated by a word.
  func components(parted word: String) -> [String] {
    split(separator: word, omittingEmptySubsequences: false).map(String.init)
  }

  /// The same, trimmed.
  func trimmedParts(_ word: String) -> [String] {
    split(separator: word, omittingEmptySubsequences: false).map { String($0.trimmed) }
  }
}
