import GtkKit
import Session

/// Coming closer with one set of keys, and looking for something with another: in the program that is
/// watched, else in the timeline and on the map.
extension MainWindow {
  /// Whether the zoom keys apply to the stage: it shows a program, and the timeline has no focus.
  private var zoomsStage: Bool { session.showsProgram && !timeline.canvas.hasFocusWithin }

  func zoom(_ zoom: Zoom) {
    if zoomsStage { stage.perform(zoom) } else { timeline.perform(zoom) }
  }

  /// Looks for what the pane with the keyboard holds, or what is shown: an event, words of the script,
  /// a node of the trees, or a place on the map.
  func find() {
    if let events, eventsPlace.hasFocusWithin {
      events.lookFor()
    } else if script.hasKeyboardWithin {
      script.openSearch()
    } else if hierarchy.widget.hasFocusWithin {
      hierarchy.openSearch()
    } else if finder.button.isVisible, !session.isWatchingOnly {
      finder.open()
    } else {
      hierarchy.openSearch()
    }
  }
}
