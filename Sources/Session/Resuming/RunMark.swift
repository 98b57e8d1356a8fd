import Foundation

/// Identifies a script by how it is reopened, regardless of its text.
package struct ScriptIdentity: Codable, Hashable, Sendable {
  let path: String?
  let origin: Whereabouts.Subject?

  init(_ document: ScriptDocument) {
    (path, origin) = (document.url?.standardizedFileURL.path, document.origin)
  }

  /// Whether it has neither a file nor a shipped original.
  var isUntitled: Bool { path == nil && origin == nil }
}

/// Marks the running script, so that the next launch knows which one was running at a crash.
///
/// The mark is on disk before the run begins, so it survives a crash, a kill or a power failure.
struct RunMark {
  private let folder: URL
  private var file: URL { folder.appendingPathComponent("running.json") }

  init(folder: URL) { self.folder = folder }

  /// The script that was running when the program crashed.
  var script: ScriptIdentity? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(ScriptIdentity.self, from: data)
  }

  /// Marks a script; on failure the script runs anyway.
  func set(_ script: ScriptIdentity) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(script), StateFolder.make(folder) else { return }
    try? ScriptDocument.write(Array(data), to: file.path)
  }

  func remove() { try? FileManager.default.removeItem(at: file) }
}
