import GtkKit
import Hierarchy
import Session

/// The check-up of the program that is shown, in a window that stays open beside this one.
extension MainWindow {
  func openCheckup() {
    if let checkup { return checkup.native.present() }
    let checkup = CheckupWindow()
    self.checkup = checkup
    checkup.onChoose { [weak self] view in
      self?.change { if $0.state.views[view] != nil { $0.select(view) } }
    }
    checkup.onClose { [weak self] in self?.checkup = nil }
    checkup.show(session)
    checkup.native.present(above: native)
  }

  /// Lets the window beside this one follow.
  func showCheckup() { checkup?.show(session) }
}
