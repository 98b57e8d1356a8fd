import Containment
import Script

/// A script with the word being typed completed in one way.
struct ScriptHypothesis {
  let source: SourceText
  /// The offset of a byte in the word's replacement.
  let place: Int

  /// The script with the word replaced, followed by possible missing text, the most likely first;
  /// the first hypothesis in which the position has a meaning is used.
  static func all(of source: SourceText, at typing: TypingPlace) -> [ScriptHypothesis] {
    if case .member = typing.setting {
      let head = "func "
      return [
        ScriptHypothesis(
          source: source.replacing(
            typing.declaration, with: "\(head)\(TypingPlace.standIn)() {}"),
          place: typing.declaration.start + head.utf8.count)
      ]
    }
    let closers = typing.openBrackets.reversed().map { $0 == "(" ? ")" : "]" }.joined()
    let lineEnd = source.range(ofLine: source.line(of: typing.word.end)).end
    let word = typing.word
    let line = SourceRange(word.start, max(word.end, lineEnd))
    let endings: [(SourceRange, String)] = [
      (word, ""), (word, closers), (line, closers), (line, closers + " {}"),
      (line, closers + " else {}"), (line, closers + ":"),
    ]
    return endings.map { range, ending in
      ScriptHypothesis(
        source: source.replacing(range, with: TypingPlace.standIn + ending), place: word.start)
    }
  }

  /// The same without other lines that cannot be parsed, as they may affect this one.
  var withoutBrokenLines: ScriptHypothesis {
    var bytes = source.bytes
    let own = source.line(of: place)
    for error in ParsedScript(source).errors {
      let line = source.line(of: error.range.start)
      let range = source.range(ofLine: line)
      guard line != own else { continue }
      for index in range.start..<range.end { bytes[index] = UInt8(ascii: " ") }
    }
    return ScriptHypothesis(source: SourceText(bytes), place: place)
  }

  /// A checker that has checked the script, despite errors.
  func checked(with catalogue: Catalogue) -> ScriptChecker {
    let script = ParsedScript(source)
    let checker = ScriptChecker(script, catalogue, place: place)
    checker.examine(script.tree)
    return checker
  }
}
