import GioKit
import GtkKit
import Session

/// The window's messages: a line above the panes, a transient message over them, and notices that
/// are shown until they are answered.
final class Notices {
  /// The notices and the line, above the panes.
  let widget = Box(.vertical)
  private let host: HostWindow
  private let store: SessionStore
  /// The persistent notice.
  private let line = Label("", style: "notice")
  /// The transient message, an overlay, so that nothing moves for it.
  private let word = Label("", style: "toast")
  /// Hides the transient message.
  private var timer: MainLoopTimer?
  /// The states that the persistent notice may report, most important last.
  private var news: [() -> String?] = []
  /// The map's problem when the persistent notice was shown.
  private var shownProblem: String?
  /// The notices that wait for an answer.
  private var shown: [Notice] = []
  /// Reports a failure, until it is dismissed or the next action.
  private var trouble: Notice?

  init(above host: HostWindow, _ store: SessionStore) {
    (self.host, self.store) = (host, store)
    for line in [line, word] {
      line.isWrapped = true
      line.breaksWords = true
    }
    word.greatestWidthInCharacters = 80
    word.align(horizontal: .center, vertical: .end)
    word.isTarget = false
    word.isVisible = false
    store.onEffect { [weak self] effect in if case .say(let words) = effect { self?.say(words) } }
  }

  /// Puts the panes below the notices.
  func setPanes(_ panes: Widget) {
    widget.append(line)
    let stack = Overlay(panes, above: [word])
    widget.append(stack)
    stack.expandsVertically = true
  }

  /// Shows a transient message; an empty text shows the persistent notice again.
  func say(_ text: String) {
    guard !text.isEmpty else { return showNews() }
    word.text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    word.isVisible = true
    timer = MainLoopTimer(after: 8) { [weak self] in self?.showNews() }
  }

  /// Lets the persistent notice report a state while `body` returns words, before states that were
  /// added earlier.
  func addNews(_ body: @escaping () -> String?) { news.append(body) }

  /// Shows the persistent notice: a state, or a problem of map or fonts.
  func showNews() {
    word.isVisible = false
    // Problems with parts of the map may be found when they are first needed.
    shownProblem = store.session.worlds.problem
    line.text =
      news.reversed().lazy.compactMap { $0() }.first ?? shownProblem ?? Toolkit.fontProblems.first
      ?? ""
    line.isVisible = !line.text.isEmpty
  }

  /// Shows problems of the map as they are found.
  func observe() {
    store.observe { [weak self] session in
      if let self, session.worlds.problem != shownProblem { showNews() }
    }
  }

  /// Shows a notice until `remove`.
  func add(_ notice: Notice) {
    shown.append(notice)
    widget.prepend(notice.widget)
  }

  func remove(_ notice: Notice) {
    shown.removeAll { $0 === notice }
    widget.remove(notice.widget)
  }

  /// Reports a failure and its reason, replacing an earlier notice.
  func complain(_ text: String, _ reason: String) {
    show(Notice("\(text) \(reason)", .trouble))
  }

  /// Shows a notice until the next action, replacing an earlier one.
  func show(_ notice: Notice) {
    say("")
    closeTrouble()
    notice.offerToDismiss { [weak self] in
      self?.closeTrouble()
      self?.host.native.clearFocusOfMouse()
    }
    trouble = notice
    add(notice)
  }

  /// Closes that notice at the next action.
  func closeTrouble() {
    guard let notice = trouble else { return }
    trouble = nil
    remove(notice)
  }
}
