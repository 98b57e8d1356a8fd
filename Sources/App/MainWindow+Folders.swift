import Foundation
import Session

/// The initial folder of file dialogs: that of the open document, else the one used last.
extension MainWindow {
  var folderToBeginIn: String? {
    openFolder ?? settings.folder.flatMap { Self.isFolder($0) ? $0 : nil }
  }

  /// The folder of the open script, lesson, recording or dump.
  private var openFolder: String? {
    if let url = session.document?.url { return url.deletingLastPathComponent().path }
    guard case .file(let path) = session.subject else { return nil }
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// Starts the next dialog in this file's folder.
  func remember(folderOf path: String) {
    settings.folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
