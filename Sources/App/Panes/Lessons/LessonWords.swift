import Lessons

/// The lesson pane's texts, in the lesson's language.
struct LessonWords {
  let previous, next, close, results, hint, answer, tryAgain, right, wrong, rule: String
  let breakIt, fixIt, diagnostics, noDiagnostics, yes, no, up, down, solution, goal, sources: String
  let nextLesson: String
  /// The keys that turn pages.
  let keys: String

  static let english = LessonWords(
    previous: "Previous Page", next: "Next Page", close: "Close Lesson",
    results: "Export Results", hint: "Hint", answer: "Check Answer", tryAgain: "Try Again",
    right: "Right.", wrong: "Not quite.", rule: "Rule", breakIt: "Break It", fixIt: "Fix It",
    diagnostics: "Diagnostics", noDiagnostics: "No diagnostics.", yes: "True",
    no: "False", up: "Move Up", down: "Move Down", solution: "Correct order", goal: "Goal",
    sources: "Sources", nextLesson: "Next Lesson",
    keys: "Ctrl+Page Up and Ctrl+Page Down turn the pages")

  static let japanese = LessonWords(
    previous: "前のページ", next: "次のページ", close: "レッスンを閉じる",
    results: "結果を書き出す", hint: "ヒント", answer: "答え合わせ", tryAgain: "もう一度", right: "正解です。",
    wrong: "違います。", rule: "規則", breakIt: "壊してみる", fixIt: "直してみる", diagnostics: "診断",
    noDiagnostics: "診断はありません。", yes: "正しい", no: "正しくない", up: "上へ", down: "下へ",
    solution: "正しい順序", goal: "目標", sources: "出典", nextLesson: "次のレッスン",
    keys: "Ctrl+Page Up と Ctrl+Page Down でページをめくれます")
}

extension LessonWords {
  /// The texts for a language, English by default.
  init(_ language: String) { self = language == "ja" ? Self.japanese : Self.english }
}
