// Writing a file so that it is either the old one or the whole new one, never half of it.

internal import CGio
internal import Glibc

/// Writes `bytes` to `path`, replacing what is there only when everything is safely on disk.
///
/// A temporary file in the same folder is written, flushed and renamed; after a failure it is gone
/// and the old file untouched. A link is followed. What is no plain file (`/dev/stdout`, a pipe)
/// cannot be replaced and is written straight.
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

/// Lets GLib write, flush and rename.
private func writeNewFile(
  at path: String, named name: String, _ bytes: [UInt8]
) throws(FileError) {
  let flags = GFileSetContentsFlags(
    G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue)
  // One byte more, because GLib wants an address even for no bytes.
  let text = (bytes + [0]).map { CChar(bitPattern: $0) }
  do {
    _ = try throwing {
      g_file_set_contents_full(path, text, gssize(bytes.count), flags, 0o666, $0)
    }
  } catch {
    throw FileError(path: name, error)
  }
}

/// Opens and writes, for devices and pipes.
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
  /// The trouble a system call left in `errno`.
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

  /// The trouble one of GLib's file functions reported.
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
