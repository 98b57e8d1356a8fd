import GtkKit
import Hierarchy
import Session
import Translation

/// A line that says what just happened, and what comes next, wherever one steps or scrubs.
final class NowLine {
  let widget: Box
  private let status = Label("", style: "dim-label")
  private let next = Label("", style: "next-event")
  /// What readers hear, and those who look are told by a pause of the pointer.
  private(set) var words = ""

  init() {
    for label in [status, next] { label.isEllipsized = true }
    status.horizontalAlignment = 0
    status.expandsHorizontally = true
    next.horizontalAlignment = 1
    next.expandsHorizontally = true
    widget = Box(.horizontal, spacing: 12, [status, next])
    widget.addStyle("now-line")
  }

  /// Says that so many of the events one sees have happened; what comes next only if that is wished.
  func show(_ session: Session, done: Int, of count: Int, hasNext: Bool) {
    let line = session.currentLine ?? localized("at the start")
    status.text = localized("\(line)   ·   event \(done) of \(count)")
    status.tooltip = status.text
    next.isVisible = hasNext
    words = localized(
      "\(session.player.instant.milliseconds) milliseconds, event \(done) of \(count): \(line)")
    guard hasNext else { return }
    next.text = session.upcoming.words
    next.tooltip = next.text
    words += ". " + next.text
  }
}
