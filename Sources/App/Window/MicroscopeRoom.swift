import Geometry
import GtkKit

/// The height that the microscope needs, lent to the timeline by stage and trees.
final class MicroscopeRoom {
  /// The divider above the timeline: its position before and after the microscope opened.
  private var lent: (before: Int, during: Int)?
  private let main: Paned
  private let upper: Paned
  private let timeline: TimelinePane

  init(_ panes: WindowPanes, _ timeline: TimelineController) {
    (main, upper, self.timeline) = (panes.main, panes.upper, timeline.pane)
    timeline.microscopeWillClose = { [weak self] in self?.takeBack() }
  }

  /// Lends the height whenever it is missing.
  func listen() {
    timeline.onMicroscopeHeight { [weak self] in self?.lend() }
    // Its row leaves the lanes at least their previous height, so they send no notification.
    main.onRoomChange { [weak self] in self?.lend() }
  }

  /// Whether a microscope's height is in effect.
  var isOpen: Bool { lent != nil }

  /// Remembers the divider before anything appears below it.
  func open() {
    if lent == nil { reopen() }
  }

  /// Remembers the divider where the panes were placed while the microscope is open.
  func reopen() { lent = (main.position, main.position) }

  /// Gives the microscope and the lanes the height they need.
  func lend() {
    let missing = timeline.missingHeight
    guard let lent, isKept, missing > 0 else { return }
    let least = max(
      Int(main.size.height * WindowLayout.Shares.leastUpper),
      upper.minimumHeight(forWidth: main.size.width))
    let next = max(main.position - missing, min(least, main.position))
    guard next != main.position else { return }
    self.lent = (lent.before, next)
    main.position = next
  }

  /// Restores the height before the microscope closes, unless the user moved the divider meanwhile.
  private func takeBack() {
    if isKept, let lent { main.position = lent.before }
    lent = nil
  }

  /// The divider's position that the user chose: while the microscope's height is in effect, that
  /// from before.
  var chosenPosition: Int { isKept ? lent?.before ?? main.position : main.position }

  /// Whether the divider is about where the microscope put it: minimum sizes on either side may
  /// shift it.
  private var isKept: Bool {
    guard let lent else { return false }
    let lowest =
      main.size.height - Double(timeline.widget.minimumHeight(forWidth: main.size.width))
    return [lent.during, Int(lowest)].contains { abs(main.position - $0) < 24 }
  }
}
