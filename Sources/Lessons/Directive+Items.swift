import Support

/// Parses the directives.
extension Directive {
  static let kinds = ["stop", "predict", "break", "check"]

  var item: Lesson.Item {
    get throws(LessonProblem) {
      switch kind {
      case "stop": .stop(try stop)
      case "predict": .prediction(try prediction)
      case "break": .breakIt(try breakIt)
      case "check": .check(try check)
      default:
        throw LessonProblem(
          line,
          "\"\(kind)\" is no kind of block; write swift, \(Self.kinds.joined(separator: ", "))"
            + ", or text for what is only shown")
      }
    }
  }

  private var stop: LessonStop {
    get throws(LessonProblem) {
      try allow(["after", "at", "in", "point", "claim", "covers"])
      return LessonStop(line: line, place: try place, point: value("point"), claims: try claims)
    }
  }

  private var check: LessonCheck {
    get throws(LessonProblem) {
      try allow(["in", "claim", "covers"])
      return LessonCheck(line: line, program: value("in"), claims: try claims)
    }
  }

  private var breakIt: BreakIt {
    get throws(LessonProblem) {
      try allow(["in", "remove", "replace", "with", "expect", "claim", "because", "covers"])
      guard !title.isEmpty else {
        throw LessonProblem(line, "say in a few words what is broken: break Leave Out didMove")
      }
      let expected = try required("expect")
      return BreakIt(
        line: line, title: title, program: value("in"), edits: try edits,
        expected: expected == "none" ? [] : expected.trimmedParts(","),
        claims: try claims, reason: try required("because"))
    }
  }

  /// Removed lines, and replaced lines, each with its replacement.
  private var edits: [BreakIt.Edit] {
    get throws(LessonProblem) {
      var edits: [BreakIt.Edit] = []
      var pending: Entry?
      for entry in entries {
        switch (entry.key, pending) {
        case ("remove", nil): edits.append(.init(line: entry.line, old: entry.value, new: ""))
        case ("replace", nil): pending = entry
        case ("with", let old?):
          edits.append(.init(line: old.line, old: old.value, new: entry.value.removingFirstBreak))
          pending = nil
        case ("with", nil):
          throw LessonProblem(entry.line, "with: needs a line replace: before it")
        default: break
        }
      }
      if let pending { throw LessonProblem(pending.line, "replace: needs a line with: after it") }
      return edits
    }
  }

  private static let predictionKeys: Set = [
    "after", "at", "in", "ask", "hint", "because", "rule", "claim", "answer", "from",
    "covers",
  ]

  private var prediction: Prediction {
    get throws(LessonProblem) {
      let numbers = title == "order" ? entries.map(\.key).filter { Int($0) != nil } : []
      try allow(Self.predictionKeys.union(numbers))
      return Prediction(
        line: line, place: try place, question: try required("ask"), kind: try predictionKind,
        hint: value("hint"), reason: try required("because"), rule: value("rule"))
    }
  }

  private var predictionKind: Prediction.Kind {
    get throws(LessonProblem) {
      switch title {
      case "next": return .next(try offered)
      case "order":
        let events = entries.filter { Int($0.key) != nil }.map { EventName($0.value) }
        let numbers = entries.compactMap { Int($0.key) }
        guard events.count > 1, numbers == Array(1...events.count) else {
          throw LessonProblem(line, "an order needs its events in order: 1: EVENT, 2: EVENT …")
        }
        return .order(events)
      case "truth":
        guard let claim = try claims.first else {
          throw LessonProblem(line, "a truth needs a claim: that the core confirms or denies")
        }
        let answer = try required("answer")
        guard answer == "true" || answer == "false" else {
          throw LessonProblem(line, "answer: is true or false, not \"\(answer)\"")
        }
        return .truth(claim, isTrue: answer == "true")
      case "place":
        let numbers = try required("from").components(parted: ",").map { Double($0.trimmed) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
          throw LessonProblem(line, "from: is a latitude and a longitude, as in 56.55, 8.3167")
        }
        return .place(latitude: latitude, longitude: longitude, try offered)
      default:
        throw LessonProblem(line, "a prediction is next, order, truth or place, not \"\(title)\"")
      }
    }
  }

  private var offered: [Prediction.Option] {
    get throws(LessonProblem) {
      guard options.count > 1, options.count(where: \.isRight) == 1 else {
        throw LessonProblem(line, "offer two answers or more, one of them right: - [x] TEXT")
      }
      return options
    }
  }
}

extension String {
  /// The text without a leading line feed, which precedes a value below its key.
  fileprivate var removingFirstBreak: String { hasPrefix("\n") ? String(dropFirst()) : self }
}
