import GtkKit
import Session
import Support

/// Shows the window with its requested document, rather than with other content first.
///
/// Waits for the document, but not noticeably long. The main loop does not run meanwhile: GTK would
/// report a window that has not been shown to screen readers as no window.
extension MainWindow {
  /// How long a hidden window waits for its content, in seconds.
  private static let patience = 0.3

  /// Opens a file, if any, and shows the window.
  func present(opening path: String?) {
    if let path { openFile(at: path) }
    if let run = session.pendingRun {
      let executed = begin(run)
      if let executed = executed.value(within: Self.patience) {
        send(.script(.adopt(executed)))
        unmarkRunSoon()
      } else {
        adopt(executed)
      }
    }
    comeUp()
  }

  /// Reads a value in the background, then shows it.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value, then show: @escaping @MainActor (Value) -> Void
  ) {
    let read = Ahead { body() }
    if isComing, let value = read.value(within: Self.patience) { return show(value) }
    inBackground({ read.value }, then: show)
  }

  /// Presents a dialog that needs an answer, above the window.
  func tell(_ dialog: MessageDialog, then body: @escaping (Int) -> Void = { _ in }) {
    comeUp()
    dialog.present(above: native, then: body)
  }

  private func comeUp() {
    if isComing { present() }
  }
}
