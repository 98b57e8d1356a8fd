import Foundation
import GioKit

/// A folder of numbered pictures that is there with all of them or not at all.
///
/// They are written into a hidden folder beside it, which takes the name at the end, in one step. A
/// folder that holds nothing but such pictures is replaced, any other is left alone. A link to a folder
/// stays, and what it leads to is replaced.
final class StillFolder {
  private let path: String
  /// The path as it was given, for messages.
  private let given: String
  /// Where the folder lies, with a slash.
  private let folder: String
  private let part: PartFile
  private let digits: Int
  private var isDone = false

  /// Begins a folder for so many pictures.
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

  /// Adds a picture, counted from 1.
  func add(_ bytes: [UInt8], number: Int) throws(FilmError) {
    let text = String(number)
    let name = String(repeating: "0", count: max(digits - text.count, 0)) + text + ".png"
    try filming { () throws(ExportError) in
      try OutputFile.create(bytes, at: "\(part.path)/\(name)", named: given)
    }
  }

  /// Gives the folder its name.
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

  /// Takes the place of the folder that is there, and that one away.
  private func replace() throws(FilmError) {
    if exchangeNames(of: part.path, and: path) { return part.remove() }
    // Some file systems cannot do that in one step, so for a moment neither has the name.
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

  /// The same path without links, or nil where nothing is.
  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Throws when there is something that a film may not replace.
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
