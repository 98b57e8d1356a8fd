import GtkKit
import Session
import Support

/// Coming onto the screen with what was asked for, rather than with something else before it.
///
/// Until then it is waited for, not longer than one hardly notices. The main loop does not go round meanwhile:
/// GTK would tell readers of a window that it has not shown yet as of no window.
extension MainWindow {
  /// How long a window that is not there yet waits for what it is to show, in seconds.
  private static let patience = 0.3

  /// Opens a file, if there is one, and shows the window.
  func present(opening path: String?) {
    if let path { openFile(at: path) }
    if let run = session.runToCome {
      let executed = begin(run)
      if let executed = executed.value(within: Self.patience) {
        change { $0.adopt(executed) }
        unmarkRunSoon()
      } else {
        adopt(executed)
      }
    }
    comeUp()
  }

  /// Reads something beside the window, and shows it.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value, then show: @escaping @MainActor (Value) -> Void
  ) {
    let read = Ahead { body() }
    if isComing, let value = read.value(within: Self.patience) { return show(value) }
    inBackground({ read.value }, then: show)
  }

  /// Asks or tells something that needs an answer, above the window.
  func tell(_ dialog: MessageDialog, then body: @escaping (Int) -> Void = { _ in }) {
    comeUp()
    dialog.present(above: native, then: body)
  }

  private func comeUp() {
    if isComing { present() }
  }
}
