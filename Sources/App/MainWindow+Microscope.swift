import Geometry
import GtkKit
import Session
import Support

/// The microscope: its intents, its height, and which of its actions are enabled.
extension MainWindow {
  func listenToMicroscope() {
    timeline.onMicroscopeHeight { [weak self] in self?.lendRoomToMicroscope() }
    // Its row leaves the lanes at least their previous height, so they send no notification.
    panes.onRoomChange { [weak self] in self?.lendRoomToMicroscope() }
  }

  /// Opens the microscope on the current transition, or closes it.
  func toggleMicroscope() {
    guard session.microscope == nil else { return leaveMicroscope() }
    guard send(.microscope(.open)) == nil else { return }
    // The previous message is about something else.
    showLastingNews()
    timeline.microscope?.takeKeyboard()
  }

  /// Closes the microscope and focuses the timeline, or the event list if that is in front.
  func leaveMicroscope() {
    if timeline.microscope?.hasKeyboard == true {
      timeline.takeKeyboard()
    }
    send(.microscope(.close))
  }

  /// Cancels the transition, or says why that is impossible.
  func cancelTransition() {
    keepMicroscopesKeyboard { send(.microscope(.cancel)) }
  }

  func returnFromCancelling() {
    keepMicroscopesKeyboard { send(.microscope(.returnFromCancelling)) }
  }

  /// Keeps the focus in the microscope when its focused button disappears.
  private func keepMicroscopesKeyboard(_ body: () -> Void) {
    let hadKeyboard = timeline.microscope?.hasKeyboard ?? false
    body()
    if hadKeyboard { timeline.microscope?.takeKeyboard() }
  }

  /// Fits the panes beside it, so that the window does not grow for it or for any other content.
  func makeRoomForPanes() { resized() }

  /// Gives the microscope and the lanes the height they need, taken from stage and trees.
  func lendRoomToMicroscope() {
    let missing = timeline.missingHeight
    guard let lent = lentRoom, isRoomLent, missing > 0 else { return }
    let least = max(
      Int(panes.size.height * WindowLayout.Shares.leastUpper),
      upper.minimumHeight(forWidth: panes.size.width))
    let next = max(panes.position - missing, min(least, panes.position))
    guard next != panes.position else { return }
    lentRoom = (lent.before, next)
    panes.position = next
  }

  /// Returns the height before the microscope closes, unless the user moved the divider meanwhile.
  func takeRoomBack() {
    if isRoomLent, let lentRoom { panes.position = lentRoom.before }
    lentRoom = nil
  }

  /// Enables only the actions that apply.
  func showMicroscopeActions() {
    let isOpen = session.microscope != nil
    for action in [
      AppAction.previousTransition, .nextTransition, .playTransitionBack, .leaveMicroscope,
    ] {
      actions[action]?.isEnabled = isOpen
    }
    // Stays enabled: it explains why a transition cannot be cancelled.
    actions[.cancelTransition]?.isEnabled = isOpen && !session.isTurnedAround
    actions[.returnFromCancelling]?.isEnabled = session.isTurnedAround
  }
}
