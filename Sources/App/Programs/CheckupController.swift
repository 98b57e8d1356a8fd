import GtkKit
import Hierarchy
import Session

/// The accessibility check of the shown program, in a separate window that can stay open.
final class CheckupController {
  /// The window, if open.
  private var checkup: CheckupWindow?
  private let store: SessionStore
  private let window: ApplicationWindow

  init(_ store: SessionStore, _ actions: WindowActions, above window: ApplicationWindow) {
    (self.store, self.window) = (store, window)
    actions.install(.checkup) { [weak self] in self?.open() }
    store.observe(CheckupModel.init) { [weak self] model in self?.checkup?.show(model) }
  }

  private func open() {
    if let checkup { return checkup.native.present() }
    let checkup = CheckupWindow()
    self.checkup = checkup
    checkup.onChoose { [store] view in
      if store.session.state.views[view] != nil { store.send(.select(view)) }
    }
    checkup.onClose { [weak self] in self?.checkup = nil }
    checkup.show(CheckupModel(store.session))
    checkup.native.present(above: window)
  }
}
