/// A learner's progress in a lesson: the first and the latest answer to each question.
package struct LessonProgress: Hashable, Sendable {
  /// The open page.
  package var page = 0
  /// By index among the lesson's items.
  package private(set) var firstAnswers: [Int: Answer] = [:]
  package private(set) var answers: [Int: Answer] = [:]
  /// The questions whose hint was shown.
  package private(set) var hinted: Set<Int> = []
  /// The breaks that were tried.
  package private(set) var tried: Set<Int> = []

  package init() {}

  package mutating func answer(_ item: Int, _ answer: Answer) {
    if firstAnswers[item] == nil { firstAnswers[item] = answer }
    answers[item] = answer
  }

  /// Allows a question to be answered again; its first answer remains.
  package mutating func forget(_ item: Int) { answers[item] = nil }

  package mutating func askForHint(_ item: Int) { hinted.insert(item) }

  package mutating func tryOut(_ item: Int) { tried.insert(item) }
}

/// Progress as one line of text for the preferences: "page 2; 4 = choice 1; hint 4".
extension LessonProgress {
  package init(_ text: String) {
    for part in text.trimmedParts(";") {
      let words = part.split(separator: " ").map(String.init)
      switch words.first {
      case "page": page = words.dropFirst().first.flatMap { Int($0) }.map { max($0, 0) } ?? 0
      case "hint": hinted.formUnion(words.dropFirst().compactMap { Int($0) })
      case "tried": tried.formUnion(words.dropFirst().compactMap { Int($0) })
      case "first", "last":
        guard words.count > 3, let item = Int(words[1]), let answer = Answer(words.dropFirst(2))
        else { continue }
        if words[0] == "first" { firstAnswers[item] = answer } else { answers[item] = answer }
      default: continue
      }
    }
  }

  package var text: String {
    var parts = ["page \(page)"]
    func add(_ word: String, _ answers: [Int: Answer]) {
      for item in answers.keys.sorted() {
        if let answer = answers[item] { parts.append("\(word) \(item) \(answer.text)") }
      }
    }
    add("first", firstAnswers)
    add("last", answers)
    if !hinted.isEmpty {
      parts.append("hint " + hinted.sorted().map(String.init).joined(separator: " "))
    }
    if !tried.isEmpty {
      parts.append("tried " + tried.sorted().map(String.init).joined(separator: " "))
    }
    return parts.joined(separator: "; ")
  }
}

extension Answer {
  fileprivate init?(_ words: ArraySlice<String>) {
    let values = words.dropFirst().map { Int($0) }
    guard let kind = words.first, !values.contains(nil), let first = values.first ?? nil else {
      return nil
    }
    switch kind {
    case "choice": self = .choice(first)
    case "truth": self = .truth(first == 1)
    case "order": self = .order(values.compactMap(\.self))
    default: return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .choice(let place): "choice \(place)"
    case .truth(let isTrue): "truth \(isTrue ? 1 : 0)"
    case .order(let places): "order " + places.map(String.init).joined(separator: " ")
    }
  }
}
