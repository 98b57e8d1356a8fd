import GtkKit

/// Going from pane to pane by the keyboard.
extension MainWindow {
  /// Gives the keyboard to the next pane that is on screen, or the one before; where no pane has it, to the first
  /// or the last.
  func goToPane(by step: Int) {
    let panes: [Widget] = [
      sidebarScroller, stageColumn, hierarchy.widget, lesson.widget, side.widget, timeline.widget,
    ].filter(\.isMapped)
    let here = panes.firstIndex(where: \.hasFocusWithin)
    let first = here.map { $0 + step } ?? (step > 0 ? 0 : panes.count - 1)
    // Some may have nothing that takes it.
    for place in stride(from: first, to: first + step * panes.count, by: step) {
      let pane = panes[(place + panes.count) % panes.count]
      if pane === sidebarScroller { return sidebar.takeKeyboard() }
      if pane.takeKeyboardWithin() { return }
    }
  }
}
