import Geometry
import GtkKit
import Session
import Support

/// The microscope: what a person asks of it, its room, and which of its actions make sense.
extension MainWindow {
  func listenToMicroscope() {
    timeline.onMicroscope { [weak self] intent in self?.change { $0.handle(intent) } }
    timeline.onMicroscopeHeight { [weak self] in self?.lendRoomToMicroscope() }
    // Its line leaves the lanes what they had at least, and is no reason for them to tell.
    panes.onRoomChange { [weak self] in self?.lendRoomToMicroscope() }
    timeline.onTransition { [weak self] animation in
      self?.change { $0.lookAtTransition(ofAnimation: animation) }
      // The arrows go through it, not out of it.
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

  /// Looks at the transition where one stands; a second time leaves it.
  func toggleMicroscope() {
    guard session.microscope == nil else { return leaveMicroscope() }
    var isThere = true
    change { isThere = $0.lookAtTransition() }
    if isThere {
      // What was said before is about something else.
      showLastingNews()
      timeline.microscope?.takeKeyboard()
    } else {
      say(localized("This run has no transitions."))
    }
  }

  /// Leaves it; the timeline has the keyboard afterwards, or the events where those are in front.
  func leaveMicroscope() {
    if timeline.microscope?.hasKeyboard == true {
      timeline.takeKeyboard()
    }
    change { $0.leaveMicroscope() }
  }

  /// Gives the transition up, or says why it cannot be.
  func cancelTransition() {
    var refusal: String?
    keepMicroscopesKeyboard { change { refusal = $0.cancelTransition() } }
    if let refusal { say(refusal) }
  }

  func returnFromCancelling() {
    keepMicroscopesKeyboard { change { $0.returnFromCancelling() } }
  }

  /// Leaves the keyboard with the microscope where the button that had it goes.
  private func keepMicroscopesKeyboard(_ body: () -> Void) {
    let hadKeyboard = timeline.microscope?.hasKeyboard ?? false
    body()
    if hadKeyboard { timeline.microscope?.takeKeyboard() }
  }

  /// Puts the panes where they have room beside it: the window is not to become wider for it, or for
  /// anything else that comes.
  func makeRoomForPanes() { resized() }

  /// Lends the microscope the height that what it found and the lanes ask for, of stage and trees.
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

  /// Gives the room back before the microscope goes; where a person moved the border meanwhile, it
  /// stays there.
  func takeRoomBack() {
    if isRoomLent, let lentRoom { panes.position = lentRoom.before }
    lentRoom = nil
  }

  /// Lets only those actions be chosen that do something.
  func showMicroscopeActions() {
    let isOpen = session.microscope != nil
    for action in [
      AppAction.previousTransition, .nextTransition, .playTransitionBack, .leaveMicroscope,
    ] {
      actions[action]?.isEnabled = isOpen
    }
    // Where it cannot be given up, that is said when one tries.
    actions[.cancelTransition]?.isEnabled = isOpen && !session.isTurnedAround
    actions[.returnFromCancelling]?.isEnabled = session.isTurnedAround
  }
}

extension Session {
  /// Does what a person did with the microscope.
  mutating func handle(_ intent: MicroscopeBar.Intent) {
    switch intent {
    case .seek(let fraction): seek(toFraction: fraction)
    case .compare(let curve): compare(with: curve)
    case .play: playTransition(backward: false)
    }
  }
}
