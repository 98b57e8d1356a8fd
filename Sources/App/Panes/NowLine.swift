import GtkKit
import Hierarchy
import Session
import Support

/// A line that describes the last and the next event, at every position of the playhead.
final class NowLine {
  let widget: Box
  private let status = Label("", style: "dim-label")
  private let next = Label("", style: "next-event")
  /// Goes to the next issue.
  private let ahead = Button(.text(""), action: AppAction.nextDiagnosis.fullName)
  private var shownAhead: Diagnostic?
  /// The accessible description, also shown as a tooltip.
  private(set) var words = ""

  init() {
    for label in [status, next] { label.isEllipsized = true }
    status.horizontalAlignment = 0
    status.expandsHorizontally = true
    next.horizontalAlignment = 1
    next.expandsHorizontally = true
    widget = Box(.horizontal, spacing: 12, [status, ahead, next])
    widget.addStyle("now-line")
    ahead.addStyle("diagnosis-ahead")
    ahead.isVisible = false
  }

  /// Shows how many of the visible events have happened; the next event and the next issue only on
  /// request.
  func show(
    _ opened: Opened, done: Int, of count: Int, hasNext: Bool, ahead diagnosis: Diagnostic?
  ) {
    if opened.isStill { return showStill() }
    if count == 0, opened.currentLine == nil {
      words = localized("No events")
      status.text = words
    } else {
      let line = opened.currentLine ?? localized("at the start")
      status.text = localized("\(line)   ·   event \(done) of \(count)")
      words = localized(
        "\(opened.player.instant.milliseconds) milliseconds, event \(done) of \(count): \(line)")
    }
    status.tooltip = status.text
    next.isVisible = hasNext
    show(ahead: hasNext ? diagnosis : nil)
    guard hasNext else { return }
    next.text = opened.upcoming.words
    next.tooltip = next.text
    words += ". " + next.text
  }

  /// Shows that there is no run to step through.
  private func showStill() {
    words = localized("Single snapshot")
    (status.text, status.tooltip) = (words, words)
    next.isVisible = false
    show(ahead: nil)
  }

  private func show(ahead diagnosis: Diagnostic?) {
    guard diagnosis != shownAhead else { return }
    shownAhead = diagnosis
    ahead.isVisible = diagnosis != nil
    guard let diagnosis else { return }
    ahead.show(.text(localized("\(diagnosis.id) later")))
    let key = Shortcut.words(for: AppAction.nextDiagnosis.allKeys)
    ahead.tooltip = "\(AppAction.nextDiagnosis.title) (\(key)): \(diagnosis.message)"
  }
}
