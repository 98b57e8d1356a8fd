package import Foundation
import Support

/// Keeps what was typed and not saved where it outlives the program.
///
/// There is one draft, of the script that is open. It is written whole or not at all, and is gone
/// once its text was saved or given up.
package struct ScriptDrafts: Sendable {
  private let folder: URL
  /// What the draft on disk says, as far as this program wrote it.
  private var kept: Draft?

  /// What is written: the text, and the file, lesson or shipped script it was opened from.
  private struct Draft: Codable, Equatable {
    var path: String?
    var text: String
    var origin: Whereabouts.Subject?
  }

  /// Drafts in `folder`, usually the user's own.
  package init(folder: URL = UserFolder.state) { self.folder = folder }

  private var file: URL { folder.appendingPathComponent("draft.json") }

  /// Writes what is not saved, if that changed since the last time; removes the draft if there is
  /// nothing that could be lost.
  package mutating func keep(_ document: ScriptDocument?) throws(ScriptFileError) {
    guard let document, document.isModified else { return discard() }
    let draft = Draft(path: document.url?.path, text: document.text, origin: document.origin)
    guard draft != kept else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard StateFolder.make(folder), let bytes = try? encoder.encode(draft) else {
      throw .unwritable(
        path: folder.path, reason: localized("\(folder.path): cannot be created; the name is taken")
      )
    }
    try ScriptDocument.write(Array(bytes), to: file.path)
    kept = draft
  }

  /// Removes the draft.
  package mutating func discard() {
    guard kept != nil else { return }
    try? FileManager.default.removeItem(at: file)
    kept = nil
  }

  /// The script whose changes were left behind, or nil; its draft stays until it is saved.
  package mutating func restore() -> ScriptDocument? {
    guard let data = try? Data(contentsOf: file),
      let draft = try? JSONDecoder().decode(Draft.self, from: data)
    else { return nil }
    kept = draft
    let url = draft.path.map { URL(fileURLWithPath: $0) }
    let saved = url.flatMap { try? ScriptDocument.open($0).text }
    let document = ScriptDocument(
      url: url, text: draft.text, savedText: saved ?? "", origin: draft.origin)
    guard document.isModified else {
      discard()
      return nil
    }
    return document
  }

  /// Turns the draft into a script that is never overwritten; returns its place, if there was a
  /// draft.
  ///
  /// It goes beside the draft if no folder is named.
  package mutating func setAside(into other: URL? = nil) -> URL? {
    guard let document = restore(), let place = Self.freePlace(in: other ?? folder),
      (try? ScriptDocument.write(Array(document.text.utf8), to: place.path)) != nil
    else { return nil }
    discard()
    return place
  }

  private static func freePlace(in folder: URL) -> URL? {
    (1...1_000).lazy.map { folder.appendingPathComponent("unsaved-\($0).swift") }
      .first { !FileManager.default.fileExists(atPath: $0.path) }
  }
}
