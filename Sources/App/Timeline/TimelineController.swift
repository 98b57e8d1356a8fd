import GtkKit
import Hierarchy
import Session
import Support

/// The timeline: moves through the run, and runs the clock while something moves.
final class TimelineController {
  /// The place of the event list, which can replace the timeline.
  let eventsPlace = Box(.vertical)
  let pane: TimelinePane
  private let store: SessionStore
  private let notices: Notices
  private let clock: FrameClock
  private var lastFrame: Int64?
  /// Called before the microscope's row and details disappear.
  var microscopeWillClose: () -> Void = {}

  init(
    _ store: SessionStore, _ drawing: DrawingContext, _ actions: WindowActions,
    _ notices: Notices, in window: ApplicationWindow
  ) {
    (self.store, self.notices) = (store, notices)
    pane = TimelinePane(beside: eventsPlace)
    clock = FrameClock(of: window)
    // Drawings of time run left to right.
    pane.widget.keepLeftToRight()
    pane.onAction { [store] action in store.send(action) }
    install(actions)
    // Space pauses at once, even if a button has the focus.
    window.onSpaceAhead { [store] in
      guard store.session.isMoving else { return false }
      store.send(.time(.play))
      return true
    }
    DesktopSettings.onChange { [weak self] in
      self?.pane.letterScale = DesktopSettings.letterScale
    }
    store.observe { [weak self] session in
      guard let self else { return }
      if session.microscope == nil { microscopeWillClose() }
      pane.show(TimelineModel(session), drawing.environment)
    }
    store.observe(\.isStill) { isStill in
      for action in AppAction.throughTime { actions.enable(action, !isStill) }
    }
    store.observe { session in
      actions.show(choice: TimelinePane.speedAction, "\(session.player.settings.speed)")
      actions.show(choice: TimelinePane.unitAction, session.player.settings.stepUnit.rawValue)
    }
    store.follow { [weak self] session in self?.runClock(session) }
  }

  private func install(_ actions: WindowActions) {
    actions.install(.play, sends: .time(.play))
    actions.install(.stepForward, sends: .time(.step(1)))
    actions.install(.stepBack, sends: .time(.step(-1)))
    actions.install(.goToStart, sends: .time(.goToStart))
    actions.install(.goToEnd, sends: .time(.goToEnd))
    actions.install(.switchOff, sends: .skip)
    actions.install(.slower) { [weak self] in self?.changeSpeed(faster: false) }
    actions.install(.faster) { [weak self] in self?.changeSpeed(faster: true) }
    actions.install(.timelineCloser) { [weak pane] in pane?.perform(.closer) }
    actions.install(.timelineFarther) { [weak pane] in pane?.perform(.farther) }
    actions.install(.timelineWhole) { [weak pane] in pane?.perform(.whole) }
    actions.install(.copyTrace) { [weak store] in
      if let store { Clipboard.copy(store.session.recording.traceText()) }
    }
    actions.install(choice: TimelinePane.speedAction, "") { [weak self] value in
      guard let self, let speed = Double(value) else { return }
      store.settings.browsing.speed = speed
      pane.takeKeyboardFromChoices()
      store.send(.time(.setSpeed(speed)))
    }
    actions.install(choice: TimelinePane.unitAction, "") { [weak self] value in
      guard let self, let unit = StepUnit(rawValue: value) else { return }
      pane.takeKeyboardFromChoices()
      store.send(.time(.setUnit(unit)))
    }
  }

  /// Shows the new speed in a toast, as the list of speeds may be hidden.
  private func changeSpeed(faster: Bool) {
    store.send(.time(.changeSpeed(faster: faster)))
    let speed = store.session.player.settings.speed
    store.settings.browsing.speed = speed
    notices.say(localized("Speed: \(TimelinePane.name(ofSpeed: speed))"))
  }

  /// Runs the clock while something moves.
  private func runClock(_ session: Session) {
    guard session.isMoving, !clock.isRunning else { return }
    lastFrame = nil
    clock.start { [weak self] time in
      guard let self else { return false }
      let elapsed = Double(time - (lastFrame ?? time)) / 1e6
      lastFrame = time
      store.send(.time(.tick(elapsed)))
      return store.session.isMoving
    }
  }
}
