import Foundation

/// A script by what opens it again, whatever its text is.
package struct ScriptIdentity: Codable, Hashable, Sendable {
  let path: String?
  let origin: Whereabouts.Subject?

  init(_ document: ScriptDocument) {
    (path, origin) = (document.url?.standardizedFileURL.path, document.origin)
  }

  /// Whether it has neither a file nor a text of the house that it began with.
  var isUntitled: Bool { path == nil && origin == nil }
}

/// Marks the script that is being run, so that a start after a bad end knows which that was.
///
/// However the program ended, with a report, by force, or with the power, the mark is on the disk
/// before the run begins.
struct RunMark {
  private let folder: URL
  private var file: URL { folder.appendingPathComponent("running.json") }

  init(folder: URL) { self.folder = folder }

  /// The script that was being run when the program ended badly.
  var script: ScriptIdentity? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(ScriptIdentity.self, from: data)
  }

  /// Marks a script; where that cannot be written the script runs all the same.
  func set(_ script: ScriptIdentity) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(script), StateFolder.make(folder) else { return }
    try? ScriptDocument.write(Array(data), to: file.path)
  }

  func remove() { try? FileManager.default.removeItem(at: file) }
}
