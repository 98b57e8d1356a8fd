import Foundation

/// Writes a file atomically.
package enum OutputFile {
  /// Replaces the file at `path`; "-" is standard output.
  ///
  /// Writes to a temporary file in the same folder, syncs it, then renames it. Follows links,
  /// including dangling ones; writes directly to pipes and devices. If SIGPIPE is not ignored, the
  /// process ends instead of throwing `brokenPipe`.
  package static func write(_ bytes: [UInt8], to path: String) throws(ExportError) {
    guard path != "-" else {
      return try writeAll(bytes, to: STDOUT_FILENO, path: "standard output")
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    switch exists ? status.st_mode & S_IFMT : S_IFREG {
    case S_IFREG:
      try replace(try resolved(path), with: bytes, mode: exists ? status.st_mode & 0o777 : nil)
    case S_IFDIR: throw .unwritable(path: path, reason: "Is a directory; name a file in it.")
    default:
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw failure(path) }
      defer { close(file) }
      try writeAll(bytes, to: file, path: path)
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t?
  ) throws(ExportError) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? "./"
    guard let part = PartFile(.file, in: folder) else { throw failure(path) }
    do throws(ExportError) {
      if let mode { fchmod(part.descriptor, mode) }
      try writeAll(bytes, to: part.descriptor, path: path)
      guard fsync(part.descriptor) == 0, rename(part.path, path) == 0 else { throw failure(path) }
    } catch {
      part.remove()
      throw error
    }
    sync(folder)
  }

  /// Creates a new file in a folder that is renamed later; errors mention `name`.
  static func create(
    _ bytes: [UInt8], at path: String, named name: String
  ) throws(ExportError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(name) }
    defer { close(file) }
    try writeAll(bytes, to: file, path: name)
    guard fsync(file) == 0 else { throw failure(name) }
  }

  private static func writeAll(
    _ bytes: [UInt8], to file: Int32, path: String
  ) throws(ExportError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Foundation.write(file, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .brokenPipe
      } else if errno != EINTR {
        throw failure(path)
      }
    }
  }

  /// Syncs a folder, so that a new name persists; not all file systems support it.
  static func sync(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The target of a link, so that the file is replaced rather than the link.
  private static func resolved(_ path: String) throws(ExportError) -> String {
    var place = path
    for _ in 0..<linksInARow {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
        return place
      }
      let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
      place = link.hasPrefix("/") ? link : folder + link
    }
    errno = ELOOP
    throw failure(path)
  }

  /// Linux's limit of nested links.
  private static let linksInARow = 40

  /// The current errno as an error with a remedy.
  private static func failure(_ path: String) -> ExportError {
    let remedy =
      switch errno {
      case ENOENT, ENOTDIR: "create the folder first"
      case EACCES, EPERM, EROFS: "choose a folder you may write in"
      case ELOOP: "name a file that is no link"
      case EFBIG: "allow larger files (ulimit -f)"
      case EMFILE, ENFILE: "allow more open files (ulimit -n)"
      case ENOSPC, EDQUOT: "make room, or choose another disk"
      default: "choose another place"
      }
    return .unwritable(path: path, reason: "\(String(cString: strerror(errno))); \(remedy).")
  }
}
