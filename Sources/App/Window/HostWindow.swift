import GioKit
import GtkKit
import Support

/// The native window, as the controllers use it: dialogs above it, its focus, and its first
/// appearance.
///
/// The window appears with the requested document, rather than with other content first: it waits
/// for the document, but not noticeably long. The main loop does not run meanwhile: GTK would
/// report a window that has not been shown to screen readers as no window.
final class HostWindow {
  let native: ApplicationWindow
  /// Whether the window has not been shown yet.
  private(set) var isComing = true
  private var whenShown: [() -> Void] = []

  /// How long a hidden window waits for its content, in seconds.
  static let patience = 0.3

  init(of application: Application) { native = ApplicationWindow(of: application) }

  /// Calls `body` after the first frame, whenever the window is brought to the front.
  func onShown(_ body: @escaping () -> Void) { whenShown.append(body) }

  /// Shows the window and brings it to the front.
  func present() {
    isComing = false
    native.present()
    // Nothing has the focus at first, so that plain keys such as space work.
    MainLoop.async { [native] in native.clearFocus() }
    MainLoop.async { [weak self] in self?.whenShown.forEach { $0() } }
  }

  /// Reads a value in the background, then shows it; waits for it if the window is still hidden.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value, then show: @escaping @MainActor (Value) -> Void
  ) {
    let read = Ahead { body() }
    if isComing, let value = read.value(within: Self.patience) { return show(value) }
    inBackground({ read.value }, then: show)
  }

  /// Presents a dialog that needs an answer, above the window.
  func ask(_ dialog: MessageDialog, then body: @escaping (Int) -> Void = { _ in }) {
    if isComing { present() }
    dialog.present(above: native, then: body)
  }
}
