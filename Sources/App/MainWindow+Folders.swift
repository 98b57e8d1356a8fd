import Foundation
import Session

/// Where file dialogs begin: beside what is open, else in the folder that was used last.
extension MainWindow {
  var folderToBeginIn: String? {
    openFolder ?? preferences.folder.flatMap { Self.isFolder($0) ? $0 : nil }
  }

  /// The folder of the script, lesson, recording or dump that is shown.
  private var openFolder: String? {
    if let url = session.document?.url { return url.deletingLastPathComponent().path }
    guard case .file(let path) = session.subject else { return nil }
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// Lets the next dialog begin where a file lies.
  func remember(folderOf path: String) {
    preferences.folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
