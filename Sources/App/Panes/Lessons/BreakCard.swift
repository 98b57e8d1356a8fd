import GtkKit
import Lessons
import Session

/// A way to break the script, and the resulting diagnostics.
final class BreakCard {
  let widget = Box(.vertical, spacing: 6)
  private let item: Int
  private let breakIt: BreakIt
  private let words: LessonWords
  let button: Button
  private let report = Box(.vertical, spacing: 6)
  private var rows: [Widget] = []
  private var isBroken = false
  private var said: [LessonDiagnosis] = []
  private var reveal: ([Widget]) -> Void = { _ in }

  init(
    _ breakIt: BreakIt, at item: Int, _ words: LessonWords,
    _ act: @escaping (Session.Action.Lesson) -> Void
  ) {
    (self.item, self.breakIt, self.words) = (item, breakIt, words)
    button = Button(.text(words.breakIt))
    widget.addStyle("lesson-card")
    widget.addStyle("lesson-break")
    widget.append(LessonProse.label(breakIt.title, style: "heading"))
    widget.append(button)
    widget.append(report)
    button.onClick { [weak self] in
      guard let self else { return }
      act(isBroken ? .mend : .tryBreak(item))
    }
  }

  /// Calls `body` with the button and the new diagnostics.
  func onReport(_ body: @escaping ([Widget]) -> Void) { reveal = body }

  /// The diagnostics follow the script, which a learner may fix by hand.
  func show(_ lesson: OpenLesson, _ diagnosis: [LessonDiagnosis]) {
    let isBroken = lesson.brokenItem == item
    guard isBroken != self.isBroken || isBroken && diagnosis != said else { return }
    let isNew = isBroken && !self.isBroken
    (self.isBroken, said) = (isBroken, diagnosis)
    button.show(.text(isBroken ? words.fixIt : words.breakIt))
    rows.forEach(report.remove)
    rows = isBroken ? rows(for: diagnosis) : []
    rows.forEach(report.append)
    if isNew { reveal([button, report]) }
  }

  private func rows(for diagnosis: [LessonDiagnosis]) -> [Widget] {
    let heading = Label(
      diagnosis.isEmpty ? words.noDiagnostics : words.diagnostics, style: "dim-label")
    heading.horizontalAlignment = 0
    let found = diagnosis.map { said in
      let label = LessonProse.label("**\(said.id)** ", style: "lesson-diagnosis")
      label.setRuns(
        [.init(said.id + "  ", .strong), .init(said.message)]
          + (said.remedy.map { [.init("\n" + $0)] } ?? []))
      label.isSelectable = true
      return label
    }
    return [heading] + found + [LessonProse.label(breakIt.reason)]
  }
}
