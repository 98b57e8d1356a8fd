import Foundation
import GioKit

/// A folder of numbered pictures, created atomically.
///
/// They are written to a hidden folder next to it, which is renamed at the end. A folder that
/// contains only such pictures is replaced, any other is refused. For a link, its target is
/// replaced.
final class StillFolder {
  private let path: String
  /// The path as given, for messages.
  private let given: String
  /// The parent folder, with a trailing slash.
  private let folder: String
  private let part: PartFile
  private let digits: Int
  private var isDone = false

  /// Starts a folder for `count` pictures.
  init(at path: String, count: Int) throws(FilmError) {
    guard path != "-", !path.isEmpty else { throw .noFolder }
    let url = URL(fileURLWithPath: StillFolder.resolved(path) ?? path).standardizedFileURL
    self.path = url.path
    given = path
    digits = max(4, String(count).count)
    folder = url.deletingLastPathComponent().path + "/"
    try Self.checkIsFree(self.path, given: path)
    guard let part = PartFile(.folder, in: folder) else { throw .export(Self.failure(path)) }
    self.part = part
  }

  deinit {
    if !isDone { part.remove() }
  }

  /// Adds a picture, numbered from 1.
  func add(_ bytes: [UInt8], number: Int) throws(FilmError) {
    let text = String(number)
    let name = String(repeating: "0", count: max(digits - text.count, 0)) + text + ".png"
    try filming { () throws(ExportError) in
      try OutputFile.create(bytes, at: "\(part.path)/\(name)", named: given)
    }
  }

  /// Renames the folder to its final name.
  func finish() throws(FilmError) {
    fsync(part.descriptor)
    if FileManager.default.fileExists(atPath: path) {
      try Self.checkIsFree(path, given: given)
      try replace()
    } else {
      guard rename(part.path, path) == 0 else { throw .export(Self.failure(given)) }
    }
    isDone = true
    OutputFile.sync(folder)
  }

  /// Replaces the existing folder and deletes it.
  private func replace() throws(FilmError) {
    if exchangeNames(of: part.path, and: path) { return part.remove() }
    // Some file systems cannot exchange names, so the name is missing for a moment.
    guard let old = PartFile(.folder, in: folder) else { throw .export(Self.failure(given)) }
    guard rename(path, old.path) == 0 else {
      let failure = Self.failure(given)
      old.remove()
      throw .export(failure)
    }
    guard rename(part.path, path) == 0 else {
      let failure = Self.failure(given)
      rename(old.path, path)
      throw .export(failure)
    }
    old.remove()
  }

  /// The path with links resolved, or nil if it does not exist.
  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Throws if there is something that must not be replaced.
  private static func checkIsFree(_ path: String, given: String) throws(FilmError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw .export(.unwritable(path: given, reason: "it is a file; name a folder."))
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [""]
    guard names.allSatisfy({ $0.wholeMatch(of: /\d{4,}\.png/) != nil }) else {
      throw .folderInUse(given)
    }
  }

  private static func failure(_ path: String) -> ExportError {
    let remedy =
      switch errno {
      case ENOENT, ENOTDIR: "create the folder around it first"
      case EACCES, EPERM, EROFS: "choose a folder you may write in"
      case ENOSPC, EDQUOT: "make room, or choose another disk"
      default: "choose another place"
      }
    return .unwritable(path: path, reason: "\(String(cString: strerror(errno))); \(remedy).")
  }
}
