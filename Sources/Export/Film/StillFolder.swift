import Foundation

/// A folder of numbered pictures that is there with all of them or not at all.
///
/// They are written into a hidden folder beside it, which takes the name at the end. A folder that
/// holds nothing but such pictures is replaced, any other is left alone. A link to a folder stays, and
/// what it leads to is replaced.
final class StillFolder {
  private let path: String
  /// The path as it was given, for messages.
  private let given: String
  private let part: String
  private let digits: Int
  private var isDone = false

  /// Begins a folder for so many pictures.
  init(at path: String, count: Int) throws(FilmError) {
    guard path != "-", !path.isEmpty else { throw .noFolder }
    let url = URL(fileURLWithPath: StillFolder.resolved(path) ?? path).standardizedFileURL
    self.path = url.path
    given = path
    digits = max(4, String(count).count)
    part =
      url.deletingLastPathComponent()
      .appendingPathComponent(".terrarium-\(getpid())-\(url.lastPathComponent).part").path
    try Self.checkIsFree(self.path, given: path)
    if mkdir(part, 0o777) != 0 {
      if errno == EEXIST { try? FileManager.default.removeItem(atPath: part) }
      guard mkdir(part, 0o777) == 0 else { throw .export(Self.failure(path)) }
    }
  }

  deinit {
    if !isDone { try? FileManager.default.removeItem(atPath: part) }
  }

  /// Adds a picture, counted from 1.
  func add(_ bytes: [UInt8], number: Int) throws(FilmError) {
    let text = String(number)
    let name = String(repeating: "0", count: max(digits - text.count, 0)) + text + ".png"
    try filming { () throws(ExportError) in try OutputFile.write(bytes, to: "\(part)/\(name)") }
  }

  /// Gives the folder its name.
  func finish() throws(FilmError) {
    let old = part + ".old"
    let isThere = FileManager.default.fileExists(atPath: path)
    if isThere {
      try Self.checkIsFree(path, given: given)
      guard rename(path, old) == 0 else { throw .export(Self.failure(given)) }
    }
    guard rename(part, path) == 0 else {
      let failure = Self.failure(given)
      if isThere { rename(old, path) }
      throw .export(failure)
    }
    isDone = true
    if isThere { try? FileManager.default.removeItem(atPath: old) }
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
