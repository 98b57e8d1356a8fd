import Containment
import Script

/// Completion: what may be written at a place.
extension Interpreter {
  /// What may be written at a place of a script, a UTF-8 offset, the likeliest first.
  ///
  /// The script may be half typed and wrong. The order depends on nothing but the text.
  package func proposals(in text: String, at offset: Int) -> [Proposal] {
    let source = SourceText(text)
    let typing = TypingPlace(source, at: offset)
    let word = source.text(of: SourceRange(typing.word.start, max(offset, typing.word.start)))
    return Ranking(word: word, typing, source).proposals(found(in: source, at: typing))
  }

  /// What the checker finds at the place.
  private func found(in source: SourceText, at typing: TypingPlace) -> CandidateSet {
    switch typing.setting {
    case .nothing: return CandidateSet()
    case .module:
      return CandidateSet([
        Candidate(
          kind: .type, name: "Containers", signature: "import Containers",
          summary: "Everything a script may use.")
      ])
    case .member(let words):
      return (try? DeepStack.run { members(in: source, at: typing, after: words) })
        ?? CandidateSet()
    case .expression:
      return (try? DeepStack.run { expressions(in: source, at: typing) }) ?? CandidateSet()
    }
  }

  /// What a type may declare, after some words that say of which kind.
  private func members(
    in source: SourceText, at typing: TypingPlace, after words: [String]
  ) -> CandidateSet {
    guard let reading = ScriptHypothesis.all(of: source, at: typing).first else {
      return CandidateSet()
    }
    let checker = reading.checked(with: catalogue)
    let type = checker.allTypes.first { type in
      type.methods.contains { $0.range.start == reading.place }
    }
    let kind = words.first { $0 == "func" || $0 == "var" }
    let overrides = (type.map(checker.overrideCandidates) ?? []).filter { candidate in
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
    let checker = Checker(source, catalogue)
    checker.examine(ParsedScript(source).tree)
    return CandidateSet(checker.nameCandidates() + Candidate.keywords(.statements))
  }
}

/// What may stand at a place, not yet compared with what is typed.
struct CandidateSet {
  var candidates: [Candidate] = []
  var expected: Type?
  /// What stands after a question mark that is not written yet.
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
