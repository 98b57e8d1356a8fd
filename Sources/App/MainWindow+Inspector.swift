import GtkKit
import Hierarchy
import Session
import Support

/// The inspector and the event list: their content and intents.
extension MainWindow {
  /// The action that switches between timeline and event list.
  static let lowerPane = "lower-pane"

  func listenToInspector() {
    inspector.onAction { [weak self] action in self?.send(action) }
    inspector.onShowEvents { [weak self] in
      self?.takeEvents().showSelectionOnly()
      self?.setEvents(true)
    }
    inspector.onAppear { [weak self] in
      guard let self else { return }
      inspector.show(session)
    }
    inspector.onChange { [weak self] in self?.askForDetails() }
  }

  /// Creates the event list lazily.
  @discardableResult
  private func takeEvents() -> EventsPane {
    if let events { return events }
    let made = EventsPane(
      kinds: settings.browsing.eventKinds, copyAction: AppAction.copyEvents.fullName)
    events = made
    // It runs left to right like the timeline it replaces.
    made.widget.keepLeftToRight()
    eventsPlace.append(made.widget)
    made.onSeek { [weak self] event in self?.send(.time(.seekToEvent(event))) }
    made.onAppear { [weak self] in
      guard let self else { return }
      events?.show(session)
    }
    timeline.giveOtherKeyboard = { [weak self] in self?.events?.takeKeyboard() }
    made.onKinds { [weak self] kinds in self?.settings.browsing.eventKinds = kinds }
    return made
  }

  func copyInspector() {
    guard let history = session.selectionHistory else {
      return say(localized("Nothing is selected."))
    }
    Clipboard.copy(session.inspection(of: history).text)
    say(localized("Copied all details of \(session.recording.name(of: history.node))."))
  }

  /// The filtered rows of the event list, or the whole trace if it was never opened.
  func copyEvents() {
    let text = events?.copiedText ?? ""
    Clipboard.copy(text.isEmpty ? session.recording.traceText() : text)
    let count = text.split(separator: "\n").count
    if count > 0 {
      say(count == 1 ? localized("Copied 1 event.") : localized("Copied \(count) events."))
    }
  }
}

/// The side pane and its tabs.
extension MainWindow {
  func installSidePane() {
    let front = Action(SidePane.action, choice: settings.panes.side.rawValue) { [weak self] name in
      guard let self, let tab = SidePane.Tab(rawValue: name) else { return }
      settings.panes.side = tab
      refresh()
    }
    let lower = Action(Self.lowerPane, choice: settings.panes.showsEvents ? "events" : "timeline") {
      [weak self] name in self?.setEvents(name == "events")
    }
    (choices[SidePane.action], choices[Self.lowerPane]) = (front, lower)
    for action in [front, lower] { native.add(action) }
    putInPlace(events: settings.panes.showsEvents)
  }

  /// Brings the inspector or the script to the front.
  func setFront(_ tab: SidePane.Tab) {
    settings.panes.side = tab
    choices[SidePane.action]?.choice = tab.rawValue
  }

  func setInspector(_ isShown: Bool) {
    setSide(.inspector, isShown)
  }

  func setEvents(_ isShown: Bool) {
    settings.panes.showsEvents = isShown
    switches[.events]?.isOn = isShown
    choices[Self.lowerPane]?.choice = isShown ? "events" : "timeline"
    putInPlace(events: isShown)
  }

  private func putInPlace(events isShown: Bool) {
    if isShown { takeEvents() }
    timeline.showsOther = isShown
  }
}
