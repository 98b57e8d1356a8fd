import Containment
import Script

/// Quick help.
extension Interpreter {
  /// Help for the name at a UTF-8 offset of a script, or inside arguments for the called function;
  /// nil if there is no name.
  package func help(in text: String, at offset: Int) -> Help? {
    let source = SourceText(text)
    let pieces = Highlight.all(in: source)
    let named = pieces.firstIndex { $0.isExplained && $0.touches(offset) }
    return named.flatMap { help(at: $0, of: pieces, source) }
      ?? Self.call(around: offset, pieces, source).flatMap { help(at: $0, of: pieces, source) }
  }

  private func help(at index: Int, of pieces: [Highlight], _ source: SourceText) -> Help? {
    let range = pieces[index].range
    let name = source.text(of: range)
    let labels = Self.labels(after: index, pieces, source)
    return try? DeepStack.run {
      let checker = ScriptHypothesis(source: source, place: range.start).checked(with: catalogue)
      let seen = checker.probe?.sighting.map { $0.candidates + $0.wrapped } ?? []
      var found = seen.filter { $0.name == name } + checker.candidates.declarations(at: range)
      if index > 0, source.text(of: pieces[index - 1].range) == "import" {
        found = moduleCandidates.filter { $0.name == name }
      } else if found.isEmpty {
        found = checker.candidates.candidatesElsewhere(named: name)
      }
      guard let best = Self.best(of: found, labels) else { return nil }
      return Help(
        range: range, signature: best.signature, owner: best.owner, summary: best.summary,
        line: best.line)
    }
  }

  /// The name before the innermost open parenthesis at an offset.
  private static func call(
    around offset: Int, _ pieces: [Highlight], _ source: SourceText
  ) -> Int? {
    var depth = 0
    for index in pieces.indices.reversed() where pieces[index].range.end <= offset {
      guard pieces[index].kind == .punctuation else { continue }
      switch source.text(of: pieces[index].range).last {
      case ")", "]", "}": depth += 1
      case "(" where depth == 0, "[" where depth == 0:
        if index > 0, pieces[index - 1].isExplained,
          pieces[index - 1].range.end == pieces[index].range.start
        {
          return index - 1
        }
      // A block is not an argument list.
      case "{" where depth == 0: return nil
      case "(", "[", "{": depth -= 1
      default: break
      }
    }
    return nil
  }

  /// The overload with the written labels, or the one that shares the most.
  private static func best(of found: [Candidate], _ labels: [String]?) -> Candidate? {
    guard let labels else { return found.first { $0.labels == nil } ?? found.first }
    let scored = found.map { candidate -> (Candidate, Int) in
      guard let own = candidate.labels else { return (candidate, -1) }
      if own == labels { return (candidate, .max) }
      return (candidate, zip(own, labels).prefix { $0 == $1 }.count)
    }
    let highest = scored.map(\.1).max()
    return scored.first { $0.1 == highest }?.0
  }

  /// The labels of the arguments after a name, or nil if there are none.
  private static func labels(
    after index: Int, _ pieces: [Highlight], _ source: SourceText
  ) -> [String]? {
    func text(_ index: Int) -> String {
      pieces.indices.contains(index) ? source.text(of: pieces[index].range) : ""
    }
    guard text(index + 1) == "(" else { return nil }
    var (labels, depth, startsArgument): ([String], Int, Bool) = ([], 0, false)
    for place in (index + 1)..<pieces.count {
      let sign = text(place)
      if startsArgument, sign != ")" { labels.append(text(place + 1) == ":" ? sign : "_") }
      startsArgument = false
      switch sign.last {
      case "(" where pieces[place].kind == .punctuation, "[", "{":
        depth += 1
        startsArgument = depth == 1
      case ")" where pieces[place].kind == .punctuation, "]", "}":
        depth -= 1
        if depth == 0 { return labels }
      case ",": startsArgument = depth == 1
      default: break
      }
    }
    return labels
  }
}

extension Highlight {
  /// Whether it may be a name that has help.
  fileprivate var isExplained: Bool { [.name, .typeName, .function].contains(kind) }

  /// Whether the offset is in or at an end of it.
  fileprivate func touches(_ offset: Int) -> Bool {
    range.start <= offset && offset <= range.end
  }
}
