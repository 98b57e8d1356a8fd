import GioKit
import GtkKit
import Session

/// The text of a presentation: the last event and its script line in large letters, the next event,
/// and the caption of the last key.
final class ProjectorWords {
  let widget: Box
  /// The caption of the last key, above the picture.
  let keys = Label("", style: "projector-keys")
  private let caption = Label("", style: "projector-caption")
  private let line = Label("", style: "projector-line")
  private let next = Label("", style: "projector-next")
  /// Hides the caption of the last key.
  private var timer: MainLoopTimer?

  init() {
    for label in [caption, line, next] { label.isEllipsized = true }
    widget = Box(.vertical, [caption, line, next])
    widget.addStyle("projector-words")
    keys.align(horizontal: .end, vertical: .start)
    keys.setMargins(24)
    keys.isVisible = false
    keys.isTarget = false
  }

  /// The scale of all letters.
  var letterScale = 1.0 {
    didSet { for label in [caption, line, next, keys] { label.letterScale = letterScale } }
  }

  func show(_ session: Session, hasNext: Bool) {
    caption.text = session.caption
    line.text = session.executedLineText ?? ""
    line.isVisible = !line.text.isEmpty
    next.isVisible = hasNext
    if hasNext { next.text = session.upcoming.words }
  }

  /// Shows the caption of a key, for a moment.
  func tell(_ words: String) {
    keys.text = words
    keys.isVisible = true
    timer = MainLoopTimer(after: 1.5) { [weak self] in self?.keys.isVisible = false }
  }
}
