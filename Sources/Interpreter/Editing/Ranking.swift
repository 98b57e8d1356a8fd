import Script

/// Filters candidates by the typed word and sorts them.
struct Ranking {
  let word: String
  let typing: TypingPlace
  let source: SourceText

  init(word: String, _ typing: TypingPlace, _ source: SourceText) {
    (self.word, self.typing, self.source) = (word, typing, source)
  }

  func proposals(_ finding: CandidateSet) -> [Proposal] {
    let chained = finding.wrapped.map { candidate in
      var candidate = candidate
      candidate.distance += 50
      return (candidate, true)
    }
    let entries = (finding.candidates.map { ($0, false) } + chained).compactMap {
      candidate, isChained in
      match(candidate).map { Entry(candidate, $0, isChained, fits(candidate, finding.expected)) }
    }
    // Scattered matches are guesses, used only if there are no others.
    let isGuess = entries.allSatisfy { $0.match == .scattered }
    return entries.filter { isGuess || $0.match != .scattered }.sorted().map(proposal)
  }

  private func match(_ candidate: Candidate) -> Match? {
    if let match = Match(word, candidate.name) { return match }
    // iOS developers type UIKit's prefix first.
    guard word.hasPrefix("UI"), candidate.kind == .type else { return nil }
    return Match(String(word.dropFirst(2)), candidate.name)
  }

  private func fits(_ candidate: Candidate, _ expected: Type?) -> Bool {
    if candidate.kind == .label { return true }
    guard let expected, let type = candidate.type, type != .unknown, type != .never else {
      return false
    }
    return candidate.kind != .type && expected != .any && type.converts(to: expected)
  }

  private struct Entry: Comparable {
    let candidate: Candidate
    let match: Match
    let isChained: Bool
    private let place: (match: Int, misfit: Int, distance: Int)

    init(_ candidate: Candidate, _ match: Match, _ isChained: Bool, _ fits: Bool) {
      (self.candidate, self.match, self.isChained) = (candidate, match, isChained)
      place = (match.rawValue, fits ? 0 : 1, candidate.distance)
    }

    static func == (one: Entry, other: Entry) -> Bool { !(one < other) && !(other < one) }

    static func < (one: Entry, other: Entry) -> Bool {
      if one.place != other.place { return one.place < other.place }
      let (first, second) = (one.candidate, other.candidate)
      return (first.name, first.signature, first.kind.rawValue)
        < (second.name, second.signature, second.kind.rawValue)
    }
  }

  private func proposal(_ entry: Entry) -> Proposal {
    let candidate = entry.candidate
    return Proposal(
      kind: candidate.kind, name: candidate.name, signature: candidate.signature,
      owner: candidate.owner, summary: candidate.summary, line: candidate.line,
      edit: edit(candidate, isChained: entry.isChained))
  }

  private func edit(_ candidate: Candidate, isChained: Bool) -> Proposal.Edit {
    var (text, caret) = candidate.insertion(isCalled: typing.isCalled)
    var range = typing.word
    switch candidate.kind {
    case .override:
      range = typing.declaration
      (text, caret) = indented(text)
    case .label where typing.word.end < source.bytes.count:
      // The label may already be followed by its colon.
      if source.bytes[typing.word.end] == UInt8(ascii: ":") {
        (text, caret) = (candidate.name, candidate.name.utf8.count)
      }
    default: break
    }
    if isChained {
      range = SourceRange(typing.word.start - 1, typing.word.end)
      (text, caret) = ("?." + text, caret + 2)
    }
    return Proposal.Edit(range: range, text: text, caret: caret)
  }

  /// The text of a member, indented like its first line; the cursor goes to the end of its body.
  private func indented(_ text: String) -> (String, Int) {
    let line = source.range(ofLine: source.line(of: typing.declaration.start))
    let blanks = source.bytes[line.start..<typing.declaration.start]
      .prefix { $0 == 0x20 || $0 == 0x09 }
    let indent = String(decoding: blanks, as: UTF8.self)
    let whole = text.replacing("\n", with: "\n" + indent)
    return (whole, whole.utf8.count - 2 - indent.utf8.count)
  }
}
