import Containment
import Script

/// Completion of the name at the caret.
extension Interpreter {
  /// The completions at a UTF-8 offset of a script, the best first.
  ///
  /// The script may be incomplete and contain errors. The order depends only on the text.
  package func proposals(in text: String, at offset: Int) -> [Proposal] {
    let source = SourceText(text)
    let typing = TypingPlace(source, at: offset)
    let word = source.text(of: SourceRange(typing.word.start, max(offset, typing.word.start)))
    return Ranking(word: word, typing, source).proposals(found(in: source, at: typing))
  }

  /// The candidates at the cursor.
  private func found(in source: SourceText, at typing: TypingPlace) -> CandidateSet {
    switch typing.setting {
    case .nothing: return CandidateSet()
    case .module:
      return CandidateSet(moduleCandidates)
    case .member(let words):
      return (try? DeepStack.run { members(in: source, at: typing, after: words) })
        ?? CandidateSet()
    case .expression:
      return (try? DeepStack.run { expressions(in: source, at: typing) }) ?? CandidateSet()
    }
  }

  /// The modules that scripts import.
  var moduleCandidates: [Candidate] {
    let modules =
      [("Containers", "The core and UIKit's containers.")]
      + catalogue.modules.map { ($0.name, $0.summary) }
    return modules.map { name, summary in
      Candidate(kind: .type, name: name, signature: "import \(name)", summary: summary)
    }
  }

  /// The members that a type may declare after these modifiers and keywords.
  private func members(
    in source: SourceText, at typing: TypingPlace, after words: [String]
  ) -> CandidateSet {
    guard let reading = ScriptHypothesis.all(of: source, at: typing).first else {
      return CandidateSet()
    }
    let checker = reading.checked(with: catalogue)
    let type = checker.names.allTypes.first { type in
      type.methods.contains { $0.range.start == reading.place }
    }
    let kind = words.first { $0 == "func" || $0 == "var" }
    let overrides = (type.map(checker.candidates.overrideCandidates) ?? []).filter { candidate in
      kind == nil || (candidate.labels == nil) == (kind == "var")
    }
    return CandidateSet(overrides + (kind == nil ? Candidate.keywords(.members) : []))
  }

  private func expressions(in source: SourceText, at typing: TypingPlace) -> CandidateSet {
    let readings = ScriptHypothesis.all(of: source, at: typing)
    for isWhole in [true, false] {
      for reading in readings {
        let checker = (isWhole ? reading : reading.withoutBrokenLines).checked(with: catalogue)
        guard let probe = checker.probe, probe.isReached else { continue }
        return CandidateSet(probe, typing, source)
      }
    }
    let dot = typing.word.start > 0 && source.bytes[typing.word.start - 1] == UInt8(ascii: ".")
    if dot { return CandidateSet() }
    let script = ParsedScript(source)
    let checker = ScriptChecker(script, catalogue)
    checker.examine(script.tree)
    return CandidateSet(checker.candidates.nameCandidates() + Candidate.keywords(.statements))
  }
}

/// The candidates at a position, before they are matched with the typed word.
struct CandidateSet {
  var candidates: [Candidate] = []
  var expected: Type?
  /// Candidates that need a question mark, which is not written yet.
  var wrapped: [Candidate] = []

  init(_ candidates: [Candidate] = []) { self.candidates = candidates }

  init(_ probe: Probe, _ typing: TypingPlace, _ source: SourceText) {
    guard let sighting = probe.sighting else {
      candidates = probe.labels.all
      return
    }
    let follows = typing.word.start > 0 ? source.bytes[typing.word.start - 1] : 0
    let isAlone = follows != UInt8(ascii: ".")
    let keywords =
      !isAlone
      ? [] : Candidate.keywords(typing.startsStatement ? .statements : .expressions)
    candidates = probe.labels.all + sighting.candidates + keywords
    (expected, wrapped) = (sighting.expected, sighting.wrapped)
  }
}
