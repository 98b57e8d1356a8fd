import Lessons

/// What the lesson pane itself says, in the language of the lesson.
struct LessonWords {
  let previous, next, close, results, hint, answer, tryAgain, right, wrong, rule: String
  let breakIt, mend, saidAbout, nothingSaid, yes, no, up, down, solution, goal, sources: String
  let nextLesson: String
  /// Which keys turn the pages.
  let keys: String

  static let english = LessonWords(
    previous: "Previous Page", next: "Next Page", close: "Close Lesson",
    results: "Export Results", hint: "Hint", answer: "Answer", tryAgain: "Try Again",
    right: "Right.", wrong: "Not quite.", rule: "Rule", breakIt: "Break It", mend: "Mend It",
    saidAbout: "What is said about it", nothingSaid: "Nothing is said about it.", yes: "True",
    no: "False", up: "Move Up", down: "Move Down", solution: "In the right order", goal: "Goal",
    sources: "Sources", nextLesson: "Next Lesson",
    keys: "Ctrl+Page Up and Ctrl+Page Down turn the pages")

  static let japanese = LessonWords(
    previous: "前のページ", next: "次のページ", close: "レッスンを閉じる",
    results: "結果を書き出す", hint: "ヒント", answer: "答える", tryAgain: "もう一度", right: "正解です。",
    wrong: "違います。", rule: "規則", breakIt: "壊してみる", mend: "元に戻す", saidAbout: "診断",
    nothingSaid: "診断はありません。", yes: "正しい", no: "正しくない", up: "上へ", down: "下へ",
    solution: "正しい順序", goal: "目標", sources: "出典", nextLesson: "次のレッスン",
    keys: "Ctrl+Page Up と Ctrl+Page Down でページをめくれます")
}

extension LessonWords {
  /// Those of a language; English where there are none.
  init(_ language: String) { self = language == "ja" ? Self.japanese : Self.english }
}
