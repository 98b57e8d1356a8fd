// Replacing a file atomically: readers see the old or the new file, never a part.

internal import CGio
internal import Glibc

/// Writes `bytes` to `path`; replaces an existing file only once everything is on disk.
///
/// Writes, flushes and renames a temporary file in the same folder; on failure it is deleted and
/// the old file is unchanged. Follows links. Anything but a regular file (`/dev/stdout`, a pipe)
/// cannot be replaced and is written directly.
package func replaceFile(at path: String, with bytes: [UInt8]) throws(FileError) {
  var status = stat()
  guard stat(path, &status) == 0 else {
    return try writeNewFile(at: path, named: path, bytes)
  }
  switch status.st_mode & S_IFMT {
  case S_IFDIR: throw FileError(path: path, reason: .isFolder)
  case S_IFREG:
    guard access(path, W_OK) == 0 else { throw FileError(path: path, errno: errno) }
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    try writeNewFile(at: resolved.map { String(cString: $0) } ?? path, named: path, bytes)
  default: try writeStraight(to: path, bytes)
  }
}

/// Writes, flushes and renames with GLib.
private func writeNewFile(
  at path: String, named name: String, _ bytes: [UInt8]
) throws(FileError) {
  let flags = GFileSetContentsFlags(
    G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue)
  // An extra byte, because GLib requires a non-null address even for no bytes.
  let text = (bytes + [0]).map { CChar(bitPattern: $0) }
  do {
    _ = try throwing {
      g_file_set_contents_full(path, text, gssize(bytes.count), flags, 0o666, $0)
    }
  } catch {
    throw FileError(path: name, error)
  }
}

/// Opens and writes devices and pipes.
private func writeStraight(to path: String, _ bytes: [UInt8]) throws(FileError) {
  let descriptor = open(path, O_WRONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
  defer { close(descriptor) }
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count >= 0 else {
      if errno == EINTR { continue }
      throw FileError(path: path, errno: errno)
    }
    written += count
  }
}

extension FileError {
  /// Creates an error from `errno`.
  init(path: String, errno number: Int32) {
    let reason: Reason =
      switch number {
      case ENOENT, ENOTDIR: .notFound
      case EACCES, EPERM: .notPermitted
      case EISDIR: .isFolder
      case ENOSPC, EDQUOT: .noSpace
      case EROFS: .readOnly
      default: .other(String(cString: g_strerror(number)))
      }
    self.init(path: path, reason: reason)
  }

  /// Creates an error from a GLib file error.
  init(path: String, _ error: GLibError) {
    let known: [(GFileError, Reason)] = [
      (G_FILE_ERROR_NOENT, .notFound), (G_FILE_ERROR_NOTDIR, .notFound),
      (G_FILE_ERROR_ACCES, .notPermitted), (G_FILE_ERROR_PERM, .notPermitted),
      (G_FILE_ERROR_ISDIR, .isFolder), (G_FILE_ERROR_NOSPC, .noSpace),
      (G_FILE_ERROR_ROFS, .readOnly),
    ]
    let isFileError = error.domain == String(cString: g_quark_to_string(g_file_error_quark()))
    let reason = known.first { isFileError && Int($0.0.rawValue) == error.code }?.1
    self.init(path: path, reason: reason ?? .other(error.message))
  }
}
