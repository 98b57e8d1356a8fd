import Figures
import Foundation
import GioKit
import GtkKit
import Session
import Support

/// Saving: pictures immediately, films in the background with progress.
extension ExportWindow {
  func chooseFile() {
    let plan = plan
    let ending = plan.choice.kind.ending
    let filters =
      ending.isEmpty
      ? [] : [FileDialog.Filter(plan.choice.kind.title, endings: [String(ending.dropFirst())])]
    let dialog = FileDialog(
      .save(name: plan.fileName), title: localized("Export \(plan.choice.figure.title)"),
      filters: filters,
      folder: folder)
    dialog.present(above: native) { [weak self] path in
      guard let self, let path else { return }
      folder = path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
      save(plan, to: path, ending: ending)
    }
  }

  /// Saves under a typed name, adding the default file extension if it has no known one.
  ///
  /// The extension of another format selects that format, as on the command line.
  private func save(_ plan: ExportPlan, to path: String, ending: String) {
    if let kind = plan.kind(endingAs: path), kind != plan.choice.kind {
      var choice = plan.choice
      choice.kind = kind
      act(.chose(choice))
      if self.plan.problem() == nil { write(self.plan, to: path) }
      return
    }
    guard plan.kind(endingAs: path) == nil, !ending.isEmpty else { return write(plan, to: path) }
    let whole = path + ending
    // The dialog only confirmed overwriting the name without its extension.
    guard !FileManager.default.fileExists(atPath: whole) else {
      return say(localized("\(whole) already exists."), isError: true)
    }
    write(plan, to: whole)
  }

  private func write(_ plan: ExportPlan, to path: String) {
    guard plan.choice.kind.isFilm else {
      do {
        try plan.write(to: path, Toolkit.textShaper)
        say(localized("Saved as \(path)"))
      } catch {
        say("\(error)", isError: true)
      }
      return
    }
    say(localized("Exporting video…"))
    progress.fraction = 0
    working.isVisible = true
    let work = ExportWork(plan, to: path)
    self.work = work
    show(self.plan)
    work.start { [weak self] in
      self?.progress.fraction = $0
    } then: { [weak self] problem in
      guard let self else { return }
      self.work = nil
      working.isVisible = false
      show(self.plan)
      say(problem ?? localized("Saved as \(path)"), isError: problem != nil)
    }
  }
}
