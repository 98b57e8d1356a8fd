import GtkKit
import Session

/// The microscope's actions, and the focus as it opens and closes.
final class MicroscopeController {
  private let store: SessionStore
  private let notices: Notices
  private let timeline: TimelinePane

  init(
    _ store: SessionStore, _ actions: WindowActions, _ notices: Notices, in timeline: TimelinePane
  ) {
    (self.store, self.notices, self.timeline) = (store, notices, timeline)
    actions.install(.microscope) { [weak self] in self?.toggle() }
    actions.install(.leaveMicroscope) { [weak self] in self?.leave() }
    actions.install(.previousTransition, sends: .microscope(.step(-1)))
    actions.install(.nextTransition, sends: .microscope(.step(1)))
    actions.install(.playTransitionBack, sends: .microscope(.play(backward: true)))
    actions.install(.cancelTransition) { [weak self] in self?.sendKeepingFocus(.cancel) }
    actions.install(.returnFromCancelling) { [weak self] in
      self?.sendKeepingFocus(.returnFromCancelling)
    }
    store.observe({ $0.microscope != nil }) { isOpen in
      for action in [
        AppAction.previousTransition, .nextTransition, .playTransitionBack, .leaveMicroscope,
      ] {
        actions.enable(action, isOpen)
      }
    }
    // Stays enabled: it explains why a transition cannot be cancelled.
    store.observe({ $0.microscope != nil && !$0.isTurnedAround }) {
      actions.enable(.cancelTransition, $0)
    }
    store.observe(\.isTurnedAround) { actions.enable(.returnFromCancelling, $0) }
  }

  /// Opens the microscope on the current transition, or closes it.
  private func toggle() {
    guard store.session.microscope == nil else { return leave() }
    guard store.send(.microscope(.open)) == nil else { return }
    // The previous message is about something else.
    notices.showNews()
    timeline.microscope?.takeKeyboard()
  }

  /// Closes the microscope and focuses the timeline, or the event list if that is in front.
  func leave() {
    if timeline.microscope?.hasKeyboard == true { timeline.takeKeyboard() }
    store.send(.microscope(.close))
  }

  /// Keeps the focus in the microscope when its focused button disappears.
  private func sendKeepingFocus(_ action: Session.Action.Microscope) {
    let hadKeyboard = timeline.microscope?.hasKeyboard ?? false
    store.send(.microscope(action))
    if hadKeyboard { timeline.microscope?.takeKeyboard() }
  }
}
