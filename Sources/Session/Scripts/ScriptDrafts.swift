package import Foundation
import Support

/// Keeps a draft of unsaved changes, in case the program exits.
///
/// There is one draft, of the open script. It is written atomically, and deleted once the text is
/// saved or discarded.
package struct ScriptDrafts: Sendable {
  private let folder: URL
  /// The draft on disk, if this process wrote it.
  private var kept: Draft?

  /// A draft: the text, and the file, lesson or shipped script it was opened from.
  private struct Draft: Codable, Equatable {
    var path: String?
    var text: String
    var origin: Whereabouts.Subject?
  }

  /// Creates a store in `folder`, by default the user's state folder.
  package init(folder: URL = UserFolder.state) { self.folder = folder }

  private var file: URL { folder.appendingPathComponent("draft.json") }

  /// Writes unsaved changes, if they changed; removes the draft if there are none.
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

  /// The script with unsaved changes from an earlier session, or nil; its draft stays until it is
  /// saved.
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

  /// Turns the draft into a script that is never overwritten; returns its path, if there was a
  /// draft.
  ///
  /// It is created next to the draft if no folder is given.
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
