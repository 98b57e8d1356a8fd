import GtkKit

/// Moving between panes by keyboard.
extension MainWindow {
  /// Focuses the next or previous visible pane; if none has the focus, the first or the last.
  func goToPane(by step: Int) {
    let panes: [Widget] = [
      sidebarScroller, stageColumn, hierarchy.widget, lesson.widget, side.widget, timeline.widget,
    ].filter(\.isMapped)
    let here = panes.firstIndex(where: \.hasFocusWithin)
    let first = here.map { $0 + step } ?? (step > 0 ? 0 : panes.count - 1)
    // Some panes may have nothing focusable.
    for place in stride(from: first, to: first + step * panes.count, by: step) {
      let pane = panes[(place + panes.count) % panes.count]
      if pane === sidebarScroller { return sidebar.takeKeyboard() }
      if pane.takeKeyboardWithin() { return }
    }
  }
}
