import Export
package import Foundation
import Scenarios
import Script
import Support

/// A script's text and its file.
package struct ScriptDocument: Sendable {
  /// The file; nil if it has none yet.
  package private(set) var url: URL?
  /// The current text.
  package var text: String
  /// The text in the file.
  package private(set) var savedText: String

  /// The name while it has no file.
  private var givenName: String?

  /// The lesson or shipped script that was edited; nil for the user's own scripts.
  var origin: Whereabouts.Subject?

  /// Creates a script without a file.
  package init(text: String = "") {
    (self.text, savedText) = (text, text)
  }

  /// The script of a scenario, if it is one, without a file.
  init?(of scenario: Scenario) {
    guard let script = scenario.script else { return nil }
    self.init(text: String(decoding: script.source.bytes, as: UTF8.self))
    givenName = scenario.slug
    if Scenario.isKnown(scenario.slug) { origin = .script(scenario.slug) }
  }

  /// Creates a script with unsaved changes.
  init(url: URL?, text: String, savedText: String, origin: Whereabouts.Subject? = nil) {
    (self.url, self.text, self.savedText, self.origin) = (url, text, savedText, origin)
    givenName = origin.map {
      URL(fileURLWithPath: $0.name).deletingPathExtension().lastPathComponent
    }
  }

  /// Whether it has unsaved changes.
  package var isModified: Bool {
    // Compare bytes: Swift treats canonically equivalent strings as equal.
    !text.utf8.elementsEqual(savedText.utf8)
  }

  /// Its display name.
  package var name: String { url?.lastPathComponent ?? "\(givenName ?? "Untitled").swift" }

  /// The lesson it belongs to, while it has no file.
  package var lesson: Whereabouts.Subject? {
    switch origin {
    case .lesson, .file: origin
    case .system, .script, nil: nil
    }
  }
}

/// Opening and saving.
extension ScriptDocument {
  /// The file extension, without the dot.
  package static let fileExtension = "swift"

  /// Opens a script file.
  package static func open(_ url: URL) throws(ScriptFileError) -> ScriptDocument {
    let text = try text(ofFileAt: url.path)
    return ScriptDocument(url: url, text: text, savedText: text)
  }

  /// Saves to its file atomically.
  package mutating func save() throws(ScriptFileError) {
    guard let url else { throw .unnamed }
    try save(as: url)
  }

  /// Whether another program changed the file; false if it was deleted or is a folder, as saving
  /// then destroys nothing.
  package var isChangedElsewhere: Bool {
    var isFolder: ObjCBool = false
    guard let url, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return false }
    guard let text = try? Self.text(ofFileAt: url.path) else { return true }
    return !text.utf8.elementsEqual(savedText.utf8)
  }

  /// A change of the file by another program since it was opened or saved.
  package enum News: Sendable {
    case changed, gone
  }

  /// The external change, if any.
  package var news: News? {
    var isFolder: ObjCBool = false
    guard let url else { return nil }
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return .gone
    }
    return isFolder.boolValue || isChangedElsewhere ? .changed : nil
  }

  /// Reloads the text from the file.
  mutating func reread() throws(ScriptFileError) {
    guard let url else { throw .unnamed }
    savedText = try Self.text(ofFileAt: url.path)
    text = savedText
  }

  /// Saves to another file, which becomes the script's.
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
