/// Comparison of a translation with its original.
extension Lesson {
  /// The differences from the original in code, places, claims, answers and order.
  package func differences(from original: Lesson) -> [LessonProblem] {
    var problems: [LessonProblem] = []
    if covers.map(\.id) != original.covers.map(\.id) || head.needs != original.head.needs {
      problems.append(LessonProblem(1, "needs: and covers: are not those of the original"))
    }
    let (mine, theirs) = (fixedParts, original.fixedParts)
    for (part, other) in zip(mine, theirs) where part.text != other.text {
      problems.append(
        LessonProblem(
          part.line,
          "this is not as in the original (line \(other.line)), where it is \(other.text)"))
      return problems
    }
    if mine.count != theirs.count {
      let line = mine.count > theirs.count ? mine[theirs.count].line : mine.last?.line ?? 1
      problems.append(
        LessonProblem(
          line,
          "the original has \(theirs.count) scripts, stops and other blocks, this has \(mine.count)"
        ))
    }
    return problems
  }

  /// The parts that must not be translated, block by block.
  private var fixedParts: [(line: Int, text: String)] {
    items.compactMap { item in
      switch item {
      case .prose: nil
      case .program(let index): (programs[index].line, "the script\n\(programs[index].text)")
      case .stop(let stop):
        (
          stop.line,
          "a stop at \(stop.place), \(stop.point ?? "nothing"), \(stop.claims.map(\.words))"
        )
      case .prediction(let prediction): (prediction.line, prediction.fixedText)
      case .breakIt(let breakIt):
        (
          breakIt.line,
          "a break of \(breakIt.edits.map { [$0.old, $0.new] }), \(breakIt.expected), "
            + "\(breakIt.claims.map(\.words))"
        )
      case .check(let check): (check.line, "a check of \(check.claims.map(\.words))")
      }
    }
  }
}

extension Prediction {
  fileprivate var fixedText: String {
    let answer =
      switch kind {
      case .next(let options): options.map { "\($0.text) \($0.isRight)" }.joined(separator: "; ")
      case .order(let events): "\(events)"
      case .truth(let claim, let isTrue): "\(claim.words) \(isTrue)"
      case .place(let latitude, let longitude, let options):
        "\(latitude), \(longitude): \(options.map(\.isRight))"
      }
    return "a prediction at \(place) of \(answer), rule \(rule ?? "none")"
  }
}

extension LessonPlace: CustomStringConvertible {
  package var description: String {
    let moment =
      switch moment {
      case .start: "the start"
      case .end: "the end"
      case .milliseconds(let number): "\(number) ms"
      case .event(let event): "\(event)"
      }
    return program.map { "\(moment) in \($0)" } ?? moment
  }
}
