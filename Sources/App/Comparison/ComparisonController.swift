import Foundation
import GtkKit
import Hierarchy
import Session
import Support

/// Comparing the current tree with a file, with another branch, or with the start of the run.
final class ComparisonController {
  private let store: SessionStore
  private let drawing: DrawingContext
  private let notices: Notices
  private let places: FilePlaces
  private let window: ApplicationWindow

  init(
    _ store: SessionStore, _ drawing: DrawingContext, _ actions: WindowActions,
    _ notices: Notices, _ places: FilePlaces, above window: ApplicationWindow,
    _ branches: BranchChooser
  ) {
    (self.store, self.drawing, self.notices) = (store, drawing, notices)
    (self.places, self.window) = (places, window)
    actions.install(.compareFile) { [weak self] in self?.chooseFile() }
    actions.install(.compareStart) { [weak self] in self?.compareWithStart() }
    branches.onCompareTrees { [weak self] place in self?.compareWithBranch(place) }
  }

  private func compareWithStart() {
    let session = store.session
    let title = session.opened.title
    present(
      HierarchyDifference(sinceStartOf: session.opened),
      titled: localized("Changes since the start of \(title)"),
      back: localized("Changes back to the start of \(title)"))
  }

  private func compareWithBranch(_ place: Int) {
    let session = store.session
    guard let difference = HierarchyDifference(of: session.opened, fromBranch: place) else {
      return
    }
    let (name, shown) = (session.branchNames[place], session.branchNames[session.shownBranch])
    present(
      difference, titled: localized("Changes from \(name) to \(shown)"),
      back: localized("Changes from \(shown) to \(name)"))
  }

  private func chooseFile() {
    FileDialog(
      .open, title: localized("Compare With"),
      filters: [
        .init(
          localized("Recordings, dumps and scripts"),
          endings: [RecordingFile.fileExtension] + DocumentController.dumpEndings
            + [ScriptDocument.fileExtension]),
        .init(localized("All files"), endings: []),
      ], folder: places.folderToBeginIn
    ).present(above: window) { [weak self] path in
      if let path { self?.compareWithFile(at: path) }
    }
  }

  private func compareWithFile(at path: String) {
    places.remember(folderOf: path)
    let name = URL(fileURLWithPath: path).lastPathComponent
    let seen = store.session
    notices.say(localized("Comparing with \(name)…"))
    inBackground {
      Counterpart.read(at: path).map {
        HierarchyDifference(ofUnrelated: $0.latest, and: seen.state)
      }
    } then: { [weak self] result in
      guard let self else { return }
      notices.say("")
      switch result {
      case .success(let difference):
        present(
          difference, titled: localized("Changes from \(name) to \(seen.opened.title)"),
          back: localized("Changes from \(seen.opened.title) to \(name)"))
      case .failure(let error):
        notices.complain(localized("\(name) could not be compared."), error.message)
      }
    }
  }

  /// Compares two dropped files, regardless of the open document.
  func compareFiles(at before: String, _ after: String) {
    let names = [before, after].map { URL(fileURLWithPath: $0).lastPathComponent }
    notices.say(localized("Comparing with \(names[0])…"))
    inBackground {
      let results = [before, after].map(Counterpart.read(at:))
      let states = results.compactMap { try? $0.get().latest }
      let difference =
        states.count == 2
        ? HierarchyDifference(ofUnrelated: states[0], and: states[1]) : nil
      return (difference, results)
    } then: { [weak self] found in
      guard let self else { return }
      notices.say("")
      if let difference = found.0 {
        return present(
          difference, titled: localized("Changes from \(names[0]) to \(names[1])"),
          back: localized("Changes from \(names[1]) to \(names[0])"))
      }
      for (name, result) in zip(names, found.1) {
        guard case .failure(let error) = result else { continue }
        return notices.complain(localized("\(name) could not be compared."), error.message)
      }
    }
  }

  private func present(
    _ difference: HierarchyDifference, titled title: String, back: String
  ) {
    ComparisonWindow.present(
      difference, titles: (title, back), theme: drawing.theme, above: window)
  }
}
