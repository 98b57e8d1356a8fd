import GtkKit
import Session

/// Zooming and finding by keyboard: in the watched program, else in the timeline and on the map.
extension MainWindow {
  /// Whether the zoom keys apply to the stage: it shows a program, and the timeline has no focus.
  private var zoomsStage: Bool { session.showsProgram && !timeline.canvas.hasFocusWithin }

  func zoom(_ zoom: Zoom) {
    if zoomsStage { stage.perform(zoom) } else { timeline.perform(zoom) }
  }

  /// Searches in the focused pane, or in the shown document: events, script text, nodes of the
  /// trees, or places on the map.
  func find() {
    if let events, eventsPlace.hasFocusWithin {
      events.lookFor()
    } else if script.hasKeyboardWithin {
      script.openSearch()
    } else if hierarchy.widget.hasFocusWithin {
      hierarchy.openSearch()
    } else if finder.button.isVisible, !session.isReadOnly {
      finder.open()
    } else {
      hierarchy.openSearch()
    }
  }
}
