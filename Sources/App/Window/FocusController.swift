import GtkKit
import Session

/// Keys that act on the pane with the focus, or move the focus.
final class FocusController {
  private let store: SessionStore
  private let panes: WindowPanes
  private let stage: StageController
  private let hierarchy: HierarchyPane
  private let timeline: TimelinePane
  private let microscope: MicroscopeController
  private let events: EventsController
  private let script: ScriptPane

  init(
    _ store: SessionStore, _ actions: WindowActions, in window: ApplicationWindow,
    _ panes: WindowPanes, _ stage: StageController, _ hierarchy: HierarchyPane,
    _ timeline: TimelinePane, _ microscope: MicroscopeController, _ events: EventsController,
    _ script: ScriptPane
  ) {
    (self.store, self.panes, self.stage, self.hierarchy) = (store, panes, stage, hierarchy)
    (self.timeline, self.microscope, self.events) = (timeline, microscope, events)
    self.script = script
    actions.install(.nextPane) { [weak self] in self?.goToPane(by: 1) }
    actions.install(.previousPane) { [weak self] in self?.goToPane(by: -1) }
    actions.install(.border) { [weak window] in window?.goToNextBorder() }
    actions.install(.find) { [weak self] in self?.find() }
    actions.install(.clearSelection) { [weak self] in self?.escape() }
    actions.install(.zoomIn) { [weak self] in self?.zoom(.closer) }
    actions.install(.zoomOut) { [weak self] in self?.zoom(.farther) }
    actions.install(.zoomToFit) { [weak self] in self?.zoom(.whole) }
  }

  /// Focuses the next or previous visible pane; if none has the focus, the first or the last.
  private func goToPane(by step: Int) {
    let panes: [Widget] = [
      panes.sidebarScroller, panes.stage, panes.hierarchy, panes.lesson, panes.side.widget,
      panes.timeline,
    ].filter(\.isMapped)
    let here = panes.firstIndex(where: \.hasFocusWithin)
    let first = here.map { $0 + step } ?? (step > 0 ? 0 : panes.count - 1)
    // Some panes may have nothing focusable.
    for place in stride(from: first, to: first + step * panes.count, by: step) {
      let pane = panes[(place + panes.count) % panes.count]
      if pane === self.panes.sidebarScroller { return self.panes.sidebar.takeKeyboard() }
      if pane.takeKeyboardWithin() { return }
    }
  }

  /// Zooms the stage if it shows a program and the timeline has no focus, else the timeline.
  private func zoom(_ zoom: Zoom) {
    if store.session.showsProgram, !timeline.canvas.hasFocusWithin {
      stage.pane.perform(zoom)
    } else {
      timeline.perform(zoom)
    }
  }

  /// Searches in the focused pane, or in the shown document: events, script text, nodes of the
  /// trees, or places on the map.
  private func find() {
    if events.find() { return }
    if script.hasKeyboardWithin { return script.openSearch() }
    if hierarchy.widget.hasFocusWithin || !stage.maps.find() { hierarchy.openSearch() }
  }

  /// Cancels a drag; else leaves the microscope; else clears the selection.
  private func escape() {
    if store.session.isHolding {
      stage.pane.giveBack()
      store.send(.stage(.giveBack))
    } else if store.session.microscope != nil {
      microscope.leave()
    } else {
      store.send(.select(nil))
    }
  }
}
