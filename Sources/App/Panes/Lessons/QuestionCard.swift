import GioKit
import GtkKit
import Lessons
import Session

/// A question of a lesson: answer buttons, a hint, and an explanation after the answer.
final class QuestionCard {
  let widget = Box(.vertical, spacing: 6)
  private let item: Int
  private let prediction: Prediction
  private let words: LessonWords
  private let act: (Session.Action.Lesson) -> Void
  private var buttons: [(button: Button, answer: Answer)] = []
  private let ordering: OrderList?
  private let hintButton: Button
  private let hint: Label
  /// The verdict and the explanation.
  let feedback = Box(.vertical, spacing: 4)
  private var feedbackRows: [Widget] = []
  private let again: Button
  private var shown: Answer?
  private var wasHinted = false
  private var wasShown = false
  private var moveOn: (Widget?) -> Void = { _ in }
  private var reveal: ([Widget]) -> Void = { _ in }

  init(
    _ prediction: Prediction, at item: Int, _ words: LessonWords,
    _ act: @escaping (Session.Action.Lesson) -> Void
  ) {
    (self.item, self.prediction, self.words, self.act) = (item, prediction, words, act)
    hintButton = Button(.text(words.hint))
    again = Button(.text(words.tryAgain))
    hint = LessonProse.label(prediction.hint ?? "", style: "lesson-hint")
    ordering = OrderList(for: prediction, words)
    widget.addStyle("lesson-card")
    widget.append(LessonProse.label(prediction.question, style: "heading"))
    addAnswers()
    hintButton.isVisible = prediction.hint != nil
    for button in [hintButton, again] { button.addStyle("flat") }
    widget.append(hint)
    feedback.addStyle("lesson-feedback")
    widget.append(feedback)
    widget.append(Box(.horizontal, spacing: 6, [hintButton, again]))
    hintButton.onClick { [act, item] in act(.hint(item)) }
    again.onClick { [act, item] in act(.tryAgain(item)) }
  }

  private func addAnswers() {
    switch prediction.kind {
    case .next, .place:
      for (place, text) in prediction.offers.enumerated() { add(text, .choice(place)) }
    case .truth:
      add(words.yes, .truth(true))
      add(words.no, .truth(false))
    case .order:
      guard let ordering else { return }
      widget.append(ordering.widget)
      ordering.onAnswer { [act, item] order in act(.answer(item, .order(order))) }
    }
  }

  private func add(_ text: String, _ answer: Answer) {
    let label = Label(text, style: prediction.isAboutEvents ? "code" : nil)
    label.isWrapped = true
    label.horizontalAlignment = 0
    let button = Button(label, label: text)
    button.addStyle("lesson-answer")
    button.onClick { [act, item] in act(.answer(item, answer)) }
    buttons.append((button, answer))
    widget.append(button)
  }

  /// Calls `body` when the question is answered and the focus moves on.
  ///
  /// Its argument is the next widget, if that is in this card.
  func onDone(_ body: @escaping (_ next: Widget?) -> Void) { moveOn = body }

  /// Calls `body` with widgets to scroll to: new parts of the card, and the focused one.
  func onNews(_ body: @escaping ([Widget]) -> Void) { reveal = body }

  func show(_ progress: LessonProgress) {
    // A disabled or removed widget loses the focus at once.
    let hasKeyboard =
      buttons.contains { $0.button.isFocused } || ordering?.hasKeyboard ?? false
      || hintButton.isFocused || again.isFocused
    let answer = progress.answers[item]
    let isHinted = progress.hinted.contains(item)
    hint.isVisible = isHinted
    hintButton.isVisible = prediction.hint != nil && !isHinted && answer == nil
    again.isVisible = answer.map { !prediction.grade($0).isRight } ?? false
    for (button, own) in buttons {
      button.isEnabled = answer == nil
      button.setStyle("right", answer != nil && own == prediction.solution)
      button.setStyle("wrong", answer == own && own != prediction.solution)
    }
    ordering?.isEnabled = answer == nil
    let isHintNew = isHinted && !wasHinted
    wasHinted = isHinted
    defer { wasShown = true }
    guard answer != shown || isHintNew else { return }
    if answer != shown {
      shown = answer
      showFeedback(answer)
    }
    // Answers from before the page was opened are not news.
    guard wasShown else { return }
    MainLoop.async { [weak self] in self?.follow(withKeyboard: hasKeyboard) }
  }

  /// Scrolls to new parts; keeps the focus in the card, though its widget may be disabled.
  private func follow(withKeyboard hasKeyboard: Bool) {
    if shown == nil {
      guard let first = firstAnswer else { return }
      if hasKeyboard { _ = first.grabFocus() }
      reveal([first, hint])
    } else if hasKeyboard {
      moveOn(again.isVisible ? again : nil)
    } else {
      reveal(again.isVisible ? [feedback, again] : [feedback])
    }
  }

  var isAnswered: Bool { shown != nil }

  /// The first widget to focus.
  var firstAnswer: Widget? { buttons.first?.button ?? ordering?.firstButton }

  /// Focuses the verdict, if it does not fit beside the next step; screen readers read it then.
  func takeKeyboardForVerdict() {
    feedback.isFocusable = true
    _ = feedback.grabFocus()
  }

  private func showFeedback(_ answer: Answer?) {
    feedbackRows.forEach(feedback.remove)
    feedback.isFocusable = false
    feedbackRows = answer.map { rows(for: prediction.grade($0)) } ?? []
    feedbackRows.forEach(feedback.append)
  }

  private func rows(for grade: Grade) -> [Widget] {
    let verdict = Label(
      grade.isRight ? words.right : words.wrong,
      style: grade.isRight ? "lesson-right" : "lesson-wrong")
    verdict.horizontalAlignment = 0
    feedback.setAccessibleLabel("\(verdict.text) \(grade.reason)")
    var rows: [Widget] = [verdict]
    if let remark = grade.remark { rows.append(LessonProse.label(remark)) }
    if case .order(let events) = prediction.kind, !grade.isRight {
      let order = events.map(\.description).joined(separator: " → ")
      rows.append(LessonProse.label("\(words.solution): \(order)"))
    }
    rows.append(LessonProse.label(grade.reason))
    if let rule = grade.rule {
      rows.append(LessonProse.label("\(words.rule) \(rule)", style: "dim-label"))
    }
    return rows
  }
}

extension Prediction {
  /// Whether its answers are trace lines.
  fileprivate var isAboutEvents: Bool {
    if case .next = kind { true } else { false }
  }
}
