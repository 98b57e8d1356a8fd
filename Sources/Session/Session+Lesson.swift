package import Export
import Figures
package import Foundation
import Hierarchy
package import Lessons
import Scenarios

/// Taking a lesson: its pages lead through the run of its script.
extension Session {
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
    opened.lesson = lesson
    showPage()
  }

  /// Closes the lesson; its script keeps running.
  package mutating func closeLesson() { opened.lesson = nil }

  /// Goes to another page; does nothing if it does not exist.
  package mutating func goToPage(_ page: Int) {
    guard let lesson = opened.lesson, lesson.pages.indices.contains(page) else { return }
    opened.lesson?.progress.page = page
    opened.lesson?.brokenItem = nil
    showPage()
  }

  /// Runs the page's script up to its stop, or to its first question, and selects the highlighted
  /// node.
  private mutating func showPage() {
    guard let lesson = opened.lesson else { return }
    let stop = lesson.page.stop
    let place = stop?.place ?? lesson.placeOfFirstQuestion
    guard let program = lesson.lesson.program(named: place?.program) else { return }
    show(program.text, named: program.name)
    guard let playhead = place?.playhead(in: opened.recording) else { return }
    opened.seek(to: playhead)
    if let stop { opened.select(stop.point.flatMap(opened.state.node(named:))) }
  }

  /// Runs a script of the lesson, unless it is already running.
  private mutating func show(_ text: String, named name: String) {
    guard let lesson = opened.lesson,
      lesson.shownProgram != text || opened.isRunDue || opened.document?.text != text
    else { return }
    open(Scenario(script: text, named: "\(lesson.lesson.head.title) (\(name))"))
    opened.lesson = lesson
    opened.lesson?.shownProgram = text
    let origin = opened.subject
    opened.script?.document.origin = origin
  }
}

/// Questions and breaks.
extension Session {
  /// Answers a question; if it was about the next event, steps there.
  package mutating func answer(_ item: Int, _ answer: Answer) {
    guard let prediction = prediction(at: item) else { return }
    opened.lesson?.progress.answer(item, answer)
    if goBack(to: prediction), case .next = prediction.kind { opened.stepForward() }
  }

  /// Resets a question and returns to its moment, since the next event is the answer.
  package mutating func tryAgain(_ item: Int) {
    opened.lesson?.progress.forget(item)
    if let prediction = prediction(at: item), prediction.isAboutWhatComes { goBack(to: prediction) }
  }

  /// Goes to a question's moment, if its script is running.
  @discardableResult private mutating func goBack(to prediction: Prediction) -> Bool {
    guard let lesson = opened.lesson,
      let program = lesson.lesson.program(named: prediction.place.program),
      lesson.shownProgram == program.text, opened.document?.text == program.text,
      let playhead = prediction.place.playhead(in: opened.recording)
    else { return false }
    opened.seek(to: playhead)
    return true
  }

  package mutating func askForHint(_ item: Int) { opened.lesson?.progress.askForHint(item) }

  private func prediction(at item: Int) -> Prediction? {
    guard let items = opened.lesson?.lesson.items, items.indices.contains(item),
      case .prediction(let prediction) = items[item]
    else { return nil }
    return prediction
  }

  /// Applies a break to the script and shows its diagnostics.
  package mutating func tryBreak(_ item: Int) {
    guard let lesson = opened.lesson, lesson.lesson.items.indices.contains(item),
      case .breakIt(let breakIt) = lesson.lesson.items[item],
      let text = lesson.lesson.text(of: breakIt)
    else { return }
    show(text, named: breakIt.title)
    opened.lesson?.brokenItem = item
    opened.lesson?.progress.tryOut(item)
    let first = opened.recording.events.firstIndex {
      if case .diagnostic = $0.kind { true } else { false }
    }
    if let first { opened.seek(toEvent: first) } else { opened.goToEnd() }
  }

  /// Restores the script.
  package mutating func mend() {
    opened.lesson?.brokenItem = nil
    showPage()
  }

  /// Writes the learner's answers to a file, atomically.
  package func exportResults(to path: String) throws(ExportError) {
    guard let lesson = opened.lesson else { return }
    try OutputFile.write(Array(lesson.resultSheet.markdown.utf8), to: path)
  }
}
