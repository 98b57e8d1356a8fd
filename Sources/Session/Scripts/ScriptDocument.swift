import Export
package import Foundation
import Scenarios
import Script
import Support

/// The text of a script and the file it is kept in.
package struct ScriptDocument: Sendable {
  /// Where it was opened or saved last; nil for one that has no file yet.
  package private(set) var url: URL?
  /// The text as it is now.
  package var text: String
  /// The text as the file has it.
  package private(set) var savedText: String

  /// What it is called while it has no file.
  private var givenName: String?

  /// The lesson or shipped script whose text was changed here; nil for a text of one's own.
  var origin: Whereabouts.Subject?

  /// A script that has no file yet.
  package init(text: String = "") {
    (self.text, savedText) = (text, text)
  }

  /// The script of a scenario, if it is one, as a text that has no file of its own.
  init?(of scenario: Scenario) {
    guard let script = scenario.script else { return nil }
    self.init(text: String(decoding: script.source.bytes, as: UTF8.self))
    givenName = scenario.slug
    if Scenario.isKnown(scenario.slug) { origin = .script(scenario.slug) }
  }

  /// A script with changes that were not saved.
  init(url: URL?, text: String, savedText: String, origin: Whereabouts.Subject? = nil) {
    (self.url, self.text, self.savedText, self.origin) = (url, text, savedText, origin)
    givenName = origin.map {
      URL(fileURLWithPath: $0.name).deletingPathExtension().lastPathComponent
    }
  }

  /// Whether anything would be lost without saving.
  package var isModified: Bool {
    // Byte by byte: to Swift, an é is equal to an e with an accent.
    !text.utf8.elementsEqual(savedText.utf8)
  }

  /// What a person calls it.
  package var name: String { url?.lastPathComponent ?? "\(givenName ?? "Untitled").swift" }

  /// The lesson it belongs to, as long as it has no file of its own.
  package var lesson: Whereabouts.Subject? {
    switch origin {
    case .lesson, .file: origin
    case .system, .script, nil: nil
    }
  }
}

/// Opening and saving.
extension ScriptDocument {
  /// What the names of scripts' files end in, without the dot.
  package static let fileExtension = "swift"

  /// The script in a file.
  package static func open(_ url: URL) throws(ScriptFileError) -> ScriptDocument {
    let text = try text(ofFileAt: url.path)
    return ScriptDocument(url: url, text: text, savedText: text)
  }

  /// Replaces the file by the text; it is whole at every moment.
  package mutating func save() throws(ScriptFileError) {
    guard let url else { throw .unnamed }
    try save(as: url)
  }

  /// Whether the file holds something else than when it was opened or saved last; one that is gone, or has
  /// become a folder, holds nothing that saving could destroy.
  package var isChangedElsewhere: Bool {
    var isFolder: ObjCBool = false
    guard let url, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return false }
    guard let text = try? Self.text(ofFileAt: url.path) else { return true }
    return !text.utf8.elementsEqual(savedText.utf8)
  }

  /// What other programs have done to the file of a script since it was opened or saved here.
  package enum News: Sendable {
    case changed, gone
  }

  /// The news of the file; nil where there are none.
  package var news: News? {
    var isFolder: ObjCBool = false
    guard let url else { return nil }
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return .gone
    }
    return isFolder.boolValue || isChangedElsewhere ? .changed : nil
  }

  /// Takes the text that the file has now.
  mutating func reread() throws(ScriptFileError) {
    guard let url else { throw .unnamed }
    savedText = try Self.text(ofFileAt: url.path)
    text = savedText
  }

  /// Writes the text to another file, which is the script's from now on.
  package mutating func save(as url: URL) throws(ScriptFileError) {
    try Self.write(Array(text.utf8), to: url.path)
    (self.url, savedText, origin) = (url, text, nil)
  }

  static func write(_ bytes: [UInt8], to path: String) throws(ScriptFileError) {
    do {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }

  private static func text(ofFileAt path: String) throws(ScriptFileError) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno != ENOENT, errno != ENOTDIR else { throw .notFound(path: path) }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    if let reason = PlainFile.hindrance(at: path) { throw .unreadable(path: path, reason: reason) }
    guard status.st_size <= ScriptBound.greatestSize else {
      throw .beyondBounds(path: path, .tooLarge(bytes: Int(status.st_size)))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(
        path: path,
        reason: status.st_uid == geteuid()
          ? localized("permission denied; change its permissions")
          : localized("it belongs to another user; ask for access"))
    }
    let text = try text(of: Array(data), path: path)
    if let bound = ScriptBound(brokenBy: text) { throw .beyondBounds(path: path, bound) }
    return text
  }

  private static func text(of bytes: [UInt8], path: String) throws(ScriptFileError) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) { return text }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bad = lines.firstIndex { line in
      line.contains(0) || String(validating: line, as: UTF8.self) == nil
    }
    throw .notText(path: path, line: (bad ?? 0) + 1)
  }
}
