/// The learner's answers in a lesson, as a text to hand in.
package struct ResultSheet: Sendable {
  private let lesson: Lesson
  private let progress: LessonProgress
  private let words: Words

  /// A sheet in the language of the lesson.
  package init(of lesson: Lesson, _ progress: LessonProgress, language: String) {
    (self.lesson, self.progress) = (lesson, progress)
    words = language == "ja" ? .japanese : .english
  }

  /// The number of questions answered correctly at first and at last, and of all questions.
  package var score: (first: Int, last: Int, count: Int) {
    func right(_ answers: [Int: Answer]) -> Int {
      lesson.predictions.count { item, prediction in
        answers[item].map { prediction.grade($0).isRight } ?? false
      }
    }
    return (right(progress.firstAnswers), right(progress.answers), lesson.predictions.count)
  }

  /// The sheet in CommonMark.
  package var markdown: String {
    let score = score
    var lines = ["# \(lesson.head.title)", "", lesson.head.goal, ""]
    lines += [
      "\(words.first): \(score.first) / \(score.count)  ",
      "\(words.last): \(score.last) / \(score.count)",
    ]
    for (number, (item, prediction)) in lesson.predictions.enumerated() {
      lines += ["", "## \(number + 1). \(prediction.question)", ""]
      lines.append(contentsOf: answerLines(item, prediction))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func answerLines(_ item: Int, _ prediction: Prediction) -> [String] {
    guard let first = progress.firstAnswers[item] else { return [words.unanswered] }
    var lines = ["- \(words.answer): \(describe(first, prediction))"]
    if let last = progress.answers[item], last != first {
      lines.append("- \(words.later): \(describe(last, prediction))")
    }
    if progress.hinted.contains(item) { lines.append("- \(words.hinted)") }
    lines.append("- \(words.why): \(prediction.reason)")
    if let rule = prediction.rule { lines.append("- \(words.rule): \(rule)") }
    return lines
  }

  private func describe(_ answer: Answer, _ prediction: Prediction) -> String {
    let mark = prediction.grade(answer).isRight ? words.right : words.wrong
    return "\(prediction.words(for: answer, words)) (\(mark))"
  }

  fileprivate struct Words {
    let first, last, answer, later, hinted, why, rule, unanswered, right, wrong, yes, no: String

    static let english = Words(
      first: "Right at the first attempt", last: "Right in the end", answer: "Answer",
      later: "Later", hinted: "With the hint", why: "Why", rule: "Rule",
      unanswered: "Not answered.",
      right: "right", wrong: "not right", yes: "true", no: "false")
    static let japanese = Words(
      first: "一度目の正解", last: "最後の正解", answer: "答え", later: "答え直し", hinted: "ヒントを見ました",
      why: "理由", rule: "規則", unanswered: "未回答です。", right: "正解", wrong: "不正解", yes: "正しい",
      no: "正しくない")
  }
}

extension Prediction {
  fileprivate func words(for answer: Answer, _ words: ResultSheet.Words) -> String {
    switch (kind, answer) {
    case (.next(let options), .choice(let place)), (.place(_, _, let options), .choice(let place)):
      options.indices.contains(place) ? options[place].text : "?"
    case (_, .truth(let isTrue)): isTrue ? words.yes : words.no
    case (.order(let events), .order(let places)):
      places.map { events.indices.contains($0) ? "\(events[$0])" : "?" }.joined(separator: " → ")
    default: "?"
    }
  }
}
