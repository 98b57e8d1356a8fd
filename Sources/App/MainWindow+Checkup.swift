import GtkKit
import Hierarchy
import Session

/// The accessibility check of the shown program, in a separate window that can stay open.
extension MainWindow {
  func openCheckup() {
    if let checkup { return checkup.native.present() }
    let checkup = CheckupWindow()
    self.checkup = checkup
    checkup.onChoose { [weak self] view in
      if self?.session.state.views[view] != nil { self?.send(.select(view)) }
    }
    checkup.onClose { [weak self] in self?.checkup = nil }
    checkup.show(session)
    checkup.native.present(above: native)
  }

  /// Updates the accessibility check's window.
  func showCheckup() { checkup?.show(session) }
}
