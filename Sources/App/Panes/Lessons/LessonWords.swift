import Lessons

/// What the lesson pane itself says, in the language of the lesson.
struct LessonWords {
  let lesson, previous, next, close, results, hint, answer, tryAgain, right, wrong, rule: String
  let breakIt, mend, saidAbout, nothingSaid, yes, no, up, down, solution, goal, sources: String

  init(_ language: String) { self = language == "ja" ? Self.japanese : Self.english }

  static let english = LessonWords(
    lesson: "Lesson", previous: "Previous Page", next: "Next Page", close: "Close Lesson",
    results: "Export Results", hint: "Hint", answer: "Answer", tryAgain: "Try Again",
    right: "Right.", wrong: "Not quite.", rule: "Rule", breakIt: "Break It", mend: "Mend It",
    saidAbout: "What is said about it", nothingSaid: "Nothing is said about it.", yes: "True",
    no: "False", up: "Move Up", down: "Move Down", solution: "In the right order", goal: "Goal",
    sources: "Sources")

  static let japanese = LessonWords(
    lesson: "レッスン", previous: "前のページ", next: "次のページ", close: "レッスンを閉じる",
    results: "結果を書き出す", hint: "ヒント", answer: "答える", tryAgain: "もう一度", right: "正解です。",
    wrong: "惜しい。", rule: "規則", breakIt: "壊してみる", mend: "元に戻す", saidAbout: "診断",
    nothingSaid: "診断はありません。", yes: "正しい", no: "正しくない", up: "上へ", down: "下へ",
    solution: "正しい順序", goal: "目標", sources: "出典")

  private init(
    lesson: String, previous: String, next: String, close: String, results: String, hint: String,
    answer: String, tryAgain: String, right: String, wrong: String, rule: String, breakIt: String,
    mend: String, saidAbout: String, nothingSaid: String, yes: String, no: String, up: String,
    down: String, solution: String, goal: String, sources: String
  ) {
    (self.lesson, self.previous, self.next, self.close) = (lesson, previous, next, close)
    (self.results, self.hint, self.answer, self.tryAgain) = (results, hint, answer, tryAgain)
    (self.right, self.wrong, self.rule, self.breakIt) = (right, wrong, rule, breakIt)
    (self.mend, self.saidAbout, self.nothingSaid) = (mend, saidAbout, nothingSaid)
    (self.yes, self.no, self.up, self.down, self.solution) = (yes, no, up, down, solution)
    (self.goal, self.sources) = (goal, sources)
  }
}
