import Foundation
import GtkKit
import Hierarchy
import Session
import Support

/// Comparing the current tree with a file, or with the start of the run.
extension MainWindow {
  func compareWithStart() {
    let title = session.opened.title
    compare(
      session.differenceFromStart(),
      titled: localized("Changes since the start of \(title)"),
      back: localized("Changes back to the start of \(title)"))
  }

  func compareWithBranch(_ place: Int) {
    guard let difference = session.difference(fromBranch: place) else { return }
    let (name, shown) = (session.branchNames[place], session.branchNames[session.shownBranch])
    compare(
      difference, titled: localized("Changes from \(name) to \(shown)"),
      back: localized("Changes from \(shown) to \(name)"))
  }

  func compareWithFile() {
    FileDialog(
      .open, title: localized("Compare With"),
      filters: [
        .init(
          localized("Recordings, dumps and scripts"),
          endings: [RecordingFile.fileExtension] + Self.dumpEndings + [ScriptDocument.fileExtension]
        ),
        .init(localized("All files"), endings: []),
      ], folder: folderToBeginIn
    ).present(above: native) { [weak self] path in
      if let path { self?.compareWithFile(at: path) }
    }
  }

  private func compareWithFile(at path: String) {
    remember(folderOf: path)
    let name = URL(fileURLWithPath: path).lastPathComponent
    let seen = session
    say(localized("Comparing with \(name)…"))
    inBackground {
      Session.counterpart(at: path).map { seen.difference(from: $0) }
    } then: { [weak self] result in
      guard let self else { return }
      say("")
      switch result {
      case .success(let difference):
        compare(
          difference, titled: localized("Changes from \(name) to \(seen.opened.title)"),
          back: localized("Changes from \(seen.opened.title) to \(name)"))
      case .failure(let error):
        complain(localized("\(name) could not be compared."), error.message)
      }
    }
  }

  /// Compares two dropped files, regardless of the open document.
  func compareFiles(at before: String, _ after: String) {
    let names = [before, after].map { URL(fileURLWithPath: $0).lastPathComponent }
    say(localized("Comparing with \(names[0])…"))
    inBackground {
      let results = [before, after].map(Session.counterpart(at:))
      let states = results.compactMap { try? $0.get().latest }
      let difference =
        states.count == 2 ? Session.difference(from: states[0], to: states[1]) : nil
      return (difference, results)
    } then: { [weak self] found in
      guard let self else { return }
      say("")
      if let difference = found.0 {
        return compare(
          difference, titled: localized("Changes from \(names[0]) to \(names[1])"),
          back: localized("Changes from \(names[1]) to \(names[0])"))
      }
      for (name, result) in zip(names, found.1) {
        guard case .failure(let error) = result else { continue }
        return complain(localized("\(name) could not be compared."), error.message)
      }
    }
  }

  private func compare(
    _ difference: HierarchyDifference, titled title: String, back: String
  ) {
    ComparisonWindow.present(
      difference, titles: (title, back), theme: look.theme, above: native)
  }
}
