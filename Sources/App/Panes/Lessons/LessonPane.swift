import GtkKit
import Lessons
import MarkdownKit
import Session

/// The lesson, page by page, with its questions and exercises.
final class LessonPane {
  let widget: Box
  private let title = Label("", style: "pane-title")
  private let place = Label("", style: "dim-label")
  private let back = Button(.icon("go-previous-symbolic", label: LessonWords.english.previous))
  private let forward = Button(.icon("go-next-symbolic", label: LessonWords.english.next))
  private let results = Button(.icon("document-send-symbolic", label: LessonWords.english.results))
  private let close = Button(.icon("window-close-symbolic", label: LessonWords.english.close))
  private let onward = Button(.text(LessonWords.english.next))
  private let following = Button(.text(LessonWords.english.nextLesson))
  private let keys = Label("", style: "dim-label")
  private let column = Box(.vertical)
  private let scroller: ScrolledWindow
  private var content: Box?
  private var questions: [QuestionCard] = []
  private var breaks: [BreakCard] = []
  private var shownPage = ""
  private var page = 0
  private var act: (Session.Action.Lesson) -> Void = { _ in }

  init() {
    title.horizontalAlignment = 0
    title.isEllipsized = true
    title.expandsHorizontally = true
    let header = Box(.horizontal, spacing: 4, [title, place, back, forward, results, close])
    header.addStyle("pane-header")
    scroller = ScrolledWindow(column, horizontal: false)
    scroller.expandsVertically = true
    scroller.setMinimumSize(width: 260, height: 160)
    widget = Box(.vertical, [header, scroller])
    widget.addStyle("lesson-pane")
    widget.isVisible = false
    for button in [onward, following] { button.addStyle("suggested-action") }
    keys.isWrapped = true
    keys.isCentered = true
    back.onClick { [weak self] in self?.turn(by: -1) }
    for button in [forward, onward] { button.onClick { [weak self] in self?.turn(by: 1) } }
    close.onClick { [weak self] in self?.act(.close) }
  }

  /// Calls `body` with each action of the user.
  func onAction(_ body: @escaping (Session.Action.Lesson) -> Void) { act = body }

  /// Calls `body` when the user asks for the next lesson.
  func onNextLesson(_ body: @escaping () -> Void) { following.onClick(body) }

  /// Calls `body` when the user asks to export the results.
  func onExport(_ body: @escaping () -> Void) { results.onClick(body) }

  private func turn(by pages: Int) { act(.goToPage(page + pages)) }

  func show(_ opened: Opened) {
    guard let lesson = opened.lesson else {
      widget.isVisible = false
      shownPage = ""
      return
    }
    widget.isVisible = true
    page = lesson.progress.page
    let mark = "\(lesson.name)/\(lesson.language)/\(page)"
    if mark != shownPage {
      let isTurned = !shownPage.isEmpty
      shownPage = mark
      build(lesson, page + 1 < lesson.pages.count ? nil : Shipped.lesson(after: lesson))
      // Keep focus here if the page was turned by key, or nothing had focus.
      afterwards { [weak self] in
        guard let self, isTurned || widget.isKeyboardNowhere else { return }
        takeKeyboard()
      }
    }
    for question in questions { question.show(lesson.progress) }
    for card in breaks { card.show(lesson, opened.diagnosis) }
  }

  /// Focuses the top of the page, then its first unanswered question or next button if both are
  /// visible: keys must not act on anything off screen.
  private func takeKeyboard() {
    guard let content else { return }
    content.isFocusable = true
    _ = content.grabFocus()
    scroller.scrollToTop()
    scroller.whenPlaced { [weak self] in
      guard let self, content.isFocused, let next = next(after: nil), scroller.isSeen(next) else {
        return
      }
      _ = next.grabFocus()
    }
  }

  /// The next step: the first unanswered question, after `card` if given, or the next button.
  private func next(after card: QuestionCard?) -> Widget? {
    let rest = questions.drop { card != nil && $0 !== card }
    if let open = rest.first(where: { !$0.isAnswered }) { return open.firstAnswer }
    return breaks.first?.button ?? [onward, following].first(where: \.isVisible) ?? back
  }

  /// Moves the focus on from an answer, to the named widget or the next step, if both it and the
  /// verdict fit.
  private func goOn(after card: QuestionCard, to named: Widget?) {
    scroller.whenPlaced { [weak self, weak card] in
      guard let self, let card else { return }
      // Focus first: GTK scrolls to the focused widget.
      if let next = named ?? next(after: card), scroller.hasRoom(for: [card.feedback, next]) {
        _ = next.grabFocus()
        scroller.show([card.widget], above: [card.feedback, next])
      } else {
        card.takeKeyboardForVerdict()
        scroller.show([card.widget], above: [card.feedback])
      }
    }
  }

  /// Scrolls to the new parts of a card, and to the whole card if it fits.
  private func reveal(_ news: [Widget], of card: Widget) {
    scroller.whenPlaced { [weak self] in self?.scroller.show([card], above: news) }
  }

  private func build(_ lesson: OpenLesson, _ nextLesson: Choice?) {
    let words = LessonWords(lesson.language)
    title.text = lesson.lesson.head.title
    place.text = "\(page + 1) / \(lesson.pages.count)".inOwnOrder
    back.show(.icon("go-previous-symbolic", label: words.previous))
    forward.show(.icon("go-next-symbolic", label: words.next))
    results.show(.icon("document-send-symbolic", label: words.results))
    close.show(.icon("window-close-symbolic", label: words.close))
    onward.show(.text(words.next))
    keys.text = words.keys
    back.isEnabled = page > 0
    forward.isEnabled = page + 1 < lesson.pages.count
    following.show(.text(words.nextLesson))
    following.tooltip = nextLesson?.title ?? ""
    if let content {
      [onward, following, keys].forEach(content.remove)
      column.remove(content)
    }
    (questions, breaks) = ([], [])
    let content = Box(.vertical, spacing: 12)
    content.addStyle("lesson-page")
    content.setAccessibleLabel("\(lesson.lesson.head.title), \(place.text)")
    if page == 0 { head(of: lesson.lesson.head, words).forEach(content.append) }
    for item in lesson.page.items {
      if let widget = widget(for: item, of: lesson.lesson, words) {
        content.append(widget)
      }
    }
    [onward, following, keys].forEach(content.append)
    keys.isVisible = lesson.pages.count > 1
    onward.isVisible = forward.isEnabled
    following.isVisible = nextLesson != nil
    column.append(content)
    self.content = content
    scroller.scrollToTop()
  }

  private func head(of head: LessonHead, _ words: LessonWords) -> [Widget] {
    let part = LessonProse.label(head.part, style: "dim-label")
    let goal = LessonProse.label("**\(words.goal):** \(head.goal)")
    let sources = head.sources.map {
      LessonProse.label("\(words.sources): \($0)", style: "dim-label")
    }
    return [part, LessonProse.label(head.title, style: "title-2"), goal] + sources
  }

  /// A read-only listing of a script that is not the one on the stage.
  private func reading(_ program: LessonProgram) -> Widget {
    LessonProse.widget(
      for: Markdown.Block(line: 0, kind: .code(info: "swift", text: program.text)))
  }

  /// The widget of an item; scripts are on the stage, and checks have no widget.
  private func widget(for place: Int, of lesson: Lesson, _ words: LessonWords) -> Widget? {
    let act = { [weak self] (action: Session.Action.Lesson) -> Void in self?.act(action) }
    switch lesson.items[place] {
    case .prose(let block): return LessonProse.widget(for: block)
    case .prediction(let prediction):
      let card = QuestionCard(prediction, at: place, words, act)
      questions.append(card)
      card.onDone { [weak self, weak card] next in card.map { self?.goOn(after: $0, to: next) } }
      card.onNews { [weak self, widget = card.widget] in self?.reveal($0, of: widget) }
      return card.widget
    case .breakIt(let breakIt):
      let card = BreakCard(breakIt, at: place, words, act)
      breaks.append(card)
      card.onReport { [weak self, widget = card.widget] in self?.reveal($0, of: widget) }
      return card.widget
    case .program(let number): return number == 0 ? nil : reading(lesson.programs[number])
    case .stop, .check: return nil
    }
  }
}
