import Geometry
import GtkKit
import Session
import Support

/// The microscope: its intents, its height, and which of its actions are enabled.
extension MainWindow {
  func listenToMicroscope() {
    timeline.onMicroscope { [weak self] intent in self?.change { $0.handle(intent) } }
    timeline.onMicroscopeHeight { [weak self] in self?.lendRoomToMicroscope() }
    // Its row leaves the lanes at least their previous height, so they send no notification.
    panes.onRoomChange { [weak self] in self?.lendRoomToMicroscope() }
    timeline.onTransition { [weak self] animation in
      self?.change { $0.lookAtTransition(ofAnimation: animation) }
      // The arrows now step within the microscope.
      self?.timeline.microscope?.takeKeyboard()
    }
    timeline.onStep { [weak self] count in
      self?.change { session in
        for _ in 0..<abs(count) {
          if count > 0 { session.stepForward() } else { session.stepBack() }
        }
      }
    }
  }

  /// Opens the microscope on the current transition, or closes it.
  func toggleMicroscope() {
    guard session.microscope == nil else { return leaveMicroscope() }
    var isThere = true
    change { isThere = $0.lookAtTransition() }
    if isThere {
      // The previous message is about something else.
      showLastingNews()
      timeline.microscope?.takeKeyboard()
    } else {
      say(localized("This run has no transitions."))
    }
  }

  /// Closes the microscope and focuses the timeline, or the event list if that is in front.
  func leaveMicroscope() {
    if timeline.microscope?.hasKeyboard == true {
      timeline.takeKeyboard()
    }
    change { $0.leaveMicroscope() }
  }

  /// Cancels the transition, or says why that is impossible.
  func cancelTransition() {
    var refusal: String?
    keepMicroscopesKeyboard { change { refusal = $0.cancelTransition() } }
    if let refusal { say(refusal) }
  }

  func returnFromCancelling() {
    keepMicroscopesKeyboard { change { $0.returnFromCancelling() } }
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

extension Session {
  /// Applies an intent from the microscope.
  mutating func handle(_ intent: MicroscopeBar.Intent) {
    switch intent {
    case .seek(let fraction): seek(toFraction: fraction)
    case .compare(let curve): compare(with: curve)
    case .play: playTransition(backward: false)
    }
  }
}
