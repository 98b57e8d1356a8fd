package import Export
import Figures
package import Foundation
import Hierarchy
package import Lessons
import Scenarios

/// Taking a lesson: its pages lead through the run of its script.
extension Session {
  /// The course in parts, with titles in a language.
  package static func course(in language: String) -> [(part: String, lessons: [Choice])] {
    var parts: [(part: String, lessons: [Choice])] = []
    for listing in Lesson.listings {
      guard let (part, choice) = entry(of: listing, in: language) else { continue }
      if parts.last?.part == part {
        parts[parts.count - 1].lessons.append(choice)
      } else {
        parts.append((part, [choice]))
      }
    }
    return parts
  }

  /// A lesson's entry in the course, and its part; nil if its file is unreadable.
  private static func entry(
    of listing: Lesson.Listing, in language: String
  ) -> (part: String, choice: Choice)? {
    guard let file = listing.file(in: language),
      let text = try? String(contentsOf: file.url, encoding: .utf8),
      let head = Lesson.head(of: text)
    else { return nil }
    let number = listing.name.prefix { $0 != "-" }.drop { $0 == "0" }
    return (
      head.part,
      Choice(slug: listing.name, title: "\(number). \(head.title)", summary: head.goal)
    )
  }

  /// The next lesson of the course; nil after the last, and after a lesson file.
  package var nextLesson: Choice? {
    guard let lesson else { return nil }
    return Lesson.listings.drop { $0.name != lesson.name }.dropFirst().lazy
      .compactMap { Self.entry(of: $0, in: lesson.language)?.choice }.first
  }

  /// Whether the course has a lesson of this name.
  package static func hasLesson(named name: String) -> Bool { Lesson.listing(named: name) != nil }

  /// Whether a container, shipped script or lesson has this name.
  package static func isKnown(_ name: String) -> Bool {
    Scenario.isKnown(name) || hasLesson(named: name)
  }

  /// Opens a lesson of the course where the learner left it; does nothing if it does not exist.
  package mutating func open(
    lesson name: String, language: String, progress: LessonProgress = LessonProgress()
  ) throws(LessonFileError) {
    guard let listing = Lesson.listing(named: name), let file = listing.file(in: language) else {
      return
    }
    begin(
      try OpenLesson.read(
        file.url, name: listing.name, language: file.language, progress: progress))
  }

  /// Opens the lesson in a file.
  package mutating func openLesson(
    at url: URL, progress: LessonProgress = LessonProgress()
  ) throws(LessonFileError) {
    begin(
      try OpenLesson.read(
        url, name: url.path, language: Lesson.language(ofFile: url.path),
        progress: progress))
  }

  private mutating func begin(_ lesson: OpenLesson) {
    self.lesson = lesson
    shownProgram = nil
    showPage()
  }

  /// Closes the lesson; its script keeps running.
  package mutating func closeLesson() { lesson = nil }

  /// Goes to another page; does nothing if it does not exist.
  package mutating func goToPage(_ page: Int) {
    guard let lesson, lesson.pages.indices.contains(page) else { return }
    self.lesson?.progress.page = page
    self.lesson?.brokenItem = nil
    showPage()
  }

  /// Runs the page's script up to its stop, or to its first question, and selects the highlighted
  /// node.
  private mutating func showPage() {
    guard let lesson else { return }
    let stop = lesson.page.stop
    let place = stop?.place ?? lesson.placeOfFirstQuestion
    guard let program = lesson.lesson.program(named: place?.program) else { return }
    show(program.text, named: program.name)
    guard let playhead = place?.playhead(in: recording) else { return }
    seek(to: playhead)
    if let stop { select(stop.point.flatMap(state.node(named:))) }
  }

  /// Runs a script of the lesson, unless it is already running.
  private mutating func show(_ text: String, named name: String) {
    guard let lesson, shownProgram != text || isRunDue || document?.text != text else { return }
    open(Scenario(script: text, named: "\(lesson.lesson.head.title) (\(name))"))
    self.lesson = lesson
    shownProgram = text
    let origin = subject
    document?.origin = origin
  }
}

/// Questions and breaks.
extension Session {
  /// Answers a question; if it was about the next event, steps there.
  package mutating func answer(_ item: Int, _ answer: Answer) {
    guard let prediction = prediction(at: item) else { return }
    lesson?.progress.answer(item, answer)
    if goBack(to: prediction), case .next = prediction.kind { stepForward() }
  }

  /// Resets a question and returns to its moment, since the next event is the answer.
  package mutating func tryAgain(_ item: Int) {
    lesson?.progress.forget(item)
    if let prediction = prediction(at: item), prediction.isAboutWhatComes { goBack(to: prediction) }
  }

  /// Goes to a question's moment, if its script is running.
  @discardableResult private mutating func goBack(to prediction: Prediction) -> Bool {
    guard let program = lesson?.lesson.program(named: prediction.place.program),
      shownProgram == program.text, document?.text == program.text,
      let playhead = prediction.place.playhead(in: recording)
    else { return false }
    seek(to: playhead)
    return true
  }

  package mutating func askForHint(_ item: Int) { lesson?.progress.askForHint(item) }

  private func prediction(at item: Int) -> Prediction? {
    guard let items = lesson?.lesson.items, items.indices.contains(item),
      case .prediction(let prediction) = items[item]
    else { return nil }
    return prediction
  }

  /// Applies a break to the script and shows its diagnostics.
  package mutating func tryBreak(_ item: Int) {
    guard let lesson, lesson.lesson.items.indices.contains(item),
      case .breakIt(let breakIt) = lesson.lesson.items[item],
      let text = lesson.lesson.text(of: breakIt)
    else { return }
    show(text, named: breakIt.title)
    self.lesson?.brokenItem = item
    self.lesson?.progress.tryOut(item)
    let first = recording.events.firstIndex {
      if case .diagnostic = $0.kind { true } else { false }
    }
    if let first { seek(toEvent: first) } else { goToEnd() }
  }

  /// Restores the script.
  package mutating func mend() {
    lesson?.brokenItem = nil
    showPage()
  }

  /// Writes the learner's answers to a file, atomically.
  package func exportResults(to path: String) throws(ExportError) {
    guard let lesson else { return }
    try OutputFile.write(Array(lesson.resultSheet.markdown.utf8), to: path)
  }

  /// The run's diagnostics, without duplicates.
  package var diagnosis: [LessonDiagnosis] {
    var seen: Set<String> = []
    return recording.diagnostics.filter { seen.insert($0.id + $0.message).inserted }.map {
      LessonDiagnosis(id: $0.id, message: $0.shownMessage, remedy: $0.shownRemedy)
    }
  }
}
