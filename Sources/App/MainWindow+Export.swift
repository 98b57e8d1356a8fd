import GtkKit
import Session

/// Exporting the current view, in a separate window that can stay open.
extension MainWindow {
  func openExport() {
    if let exporter { return exporter.native.present() }
    let exporter = ExportWindow(exportPlan)
    self.exporter = exporter
    exporter.onIntent { [weak self] intent in self?.handle(intent) }
    exporter.show(exportPlan)
    exporter.native.present(above: native)
  }

  /// Updates the export window.
  func showExport() { exporter?.show(exportPlan) }

  private var exportPlan: ExportPlan {
    session.exportPlan(settings.export, options: look.options(for: session))
  }

  private func handle(_ intent: ExportWindow.Intent) {
    switch intent {
    case .chose(let choice):
      settings.export = choice
      showExport()
    case .closed: exporter = nil
    }
  }
}
