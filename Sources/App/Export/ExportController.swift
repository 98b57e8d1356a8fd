import GtkKit
import Session

/// Exporting the current view, in a separate window that can stay open.
final class ExportController {
  /// The export window, if open.
  private var exporter: ExportWindow?
  private let store: SessionStore
  private let drawing: DrawingContext
  private let window: ApplicationWindow

  init(
    _ store: SessionStore, _ drawing: DrawingContext, _ actions: WindowActions,
    above window: ApplicationWindow
  ) {
    (self.store, self.drawing, self.window) = (store, drawing, window)
    actions.install(.export) { [weak self] in self?.open() }
    store.observe { [weak self] _ in self?.show() }
  }

  private func open() {
    if let exporter { return exporter.native.present() }
    let exporter = ExportWindow(plan)
    self.exporter = exporter
    exporter.onIntent { [weak self] intent in self?.handle(intent) }
    exporter.show(plan)
    exporter.native.present(above: window)
  }

  private func show() {
    if let exporter { exporter.show(plan) }
  }

  private var plan: ExportPlan {
    let opened = store.session.opened
    return ExportPlan(
      store.settings.export, of: opened, options: drawing.environment.options(for: opened))
  }

  private func handle(_ intent: ExportWindow.Intent) {
    switch intent {
    case .chose(let choice):
      store.settings.export = choice
      show()
    case .closed: exporter = nil
    }
  }
}
