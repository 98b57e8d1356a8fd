import Foundation
import GtkKit
import Session

/// The initial folder of file dialogs, and the recently used files.
final class FilePlaces {
  private let store: SessionStore
  private let recent = RecentFiles(of: "terrarium")

  init(_ store: SessionStore) { self.store = store }

  /// The folder of the open document, else the one used last.
  var folderToBeginIn: String? {
    openFolder ?? store.settings.folder.flatMap { Self.isFolder($0) ? $0 : nil }
  }

  /// The folder of the open script, lesson, recording or dump.
  private var openFolder: String? {
    if let url = store.session.document?.url { return url.deletingLastPathComponent().path }
    guard case .file(let path) = store.session.subject else { return nil }
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Starts the next dialog in this file's folder.
  func remember(folderOf path: String) {
    store.settings.folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// Adds a file to the recent ones.
  func add(_ path: String, type: FileType) { recent.add(path, type: type.rawValue) }

  /// The MIME types of recent files.
  enum FileType: String {
    case script = "text/x-swift"
    case dump = "text/plain"
    case recording = "application/x-terrarium-recording"
  }

  /// The recent files, at most ten.
  var recentPaths: [String] { recent.paths(atMost: 10) }

  /// Calls `body` when the recent files change.
  func onRecentChange(_ body: @escaping () -> Void) { recent.onChange(body) }
}
