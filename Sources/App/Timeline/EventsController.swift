import GtkKit
import Hierarchy
import Session
import Support

/// The event list, which can replace the timeline.
final class EventsController {
  /// The list, created lazily: few users open it.
  private var pane: EventsPane?
  private let store: SessionStore
  private let actions: WindowActions
  private let notices: Notices
  private let timeline: TimelinePane
  private let place: Box

  init(
    _ store: SessionStore, _ actions: WindowActions, _ notices: Notices,
    beside timeline: TimelineController
  ) {
    (self.store, self.actions, self.notices) = (store, actions, notices)
    (self.timeline, place) = (timeline.pane, timeline.eventsPlace)
    let isShown = store.settings.panes.showsEvents
    actions.install(.events, isOn: isShown) { [weak self] isOn in self?.setVisible(isOn) }
    actions.install(choice: TimelinePane.choiceAction, isShown ? "events" : "timeline") {
      [weak self] name in self?.setVisible(name == "events")
    }
    actions.install(.copyEvents) { [weak self] in self?.copy() }
    if isShown { makePane() }
    self.timeline.showsOther = isShown
    store.observe(EventsModel.init) { [weak self] model in self?.pane?.show(model) }
  }

  @discardableResult
  private func makePane() -> EventsPane {
    if let pane { return pane }
    let made = EventsPane(
      kinds: store.settings.browsing.eventKinds, copyAction: AppAction.copyEvents.fullName)
    pane = made
    // It runs left to right like the timeline it replaces.
    made.widget.keepLeftToRight()
    place.append(made.widget)
    made.onSeek { [store] event in store.send(.time(.seekToEvent(event))) }
    made.onAppear { [store, weak made] in made?.show(EventsModel(store.session)) }
    timeline.giveOtherKeyboard = { [weak made] in made?.takeKeyboard() }
    made.onKinds { [store] kinds in store.settings.browsing.eventKinds = kinds }
    return made
  }

  /// Shows the event list, or the timeline.
  private func setVisible(_ isShown: Bool) {
    store.settings.panes.showsEvents = isShown
    actions.show(.events, isOn: isShown)
    actions.show(choice: TimelinePane.choiceAction, isShown ? "events" : "timeline")
    if isShown { makePane() }
    timeline.showsOther = isShown
  }

  /// Shows the events of the selection.
  func showSelection() {
    makePane().showSelectionOnly()
    setVisible(true)
  }

  /// Opens the search, if the list has the focus; returns whether it has.
  func find() -> Bool {
    guard let pane, place.hasFocusWithin else { return false }
    pane.lookFor()
    return true
  }

  /// Copies the filtered rows, or the whole trace if the list was never opened.
  private func copy() {
    let text = pane?.copiedText ?? ""
    Clipboard.copy(text.isEmpty ? store.session.recording.traceText() : text)
    let count = text.split(separator: "\n").count
    if count > 0 {
      notices.say(
        count == 1 ? localized("Copied 1 event.") : localized("Copied \(count) events."))
    }
  }
}
