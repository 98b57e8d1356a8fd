import Foundation

/// An anonymous temporary file, which never remains on the disk.
///
/// While it is open, other processes can access it at `path`.
final class ScratchFile {
  private let descriptor: Int32

  init() throws(ExportError) {
    var template = Array("\(Self.folder)/terrarium-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Self.failure(String(cString: strerror(errno))) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  deinit { close(descriptor) }

  private static var folder: String { FileManager.default.temporaryDirectory.path }

  /// The error for a file that could not be created or written.
  static func failure(_ reason: String) -> ExportError {
    .unwritable(path: folder, reason: "\(reason); make room, or set TMPDIR.")
  }

  /// The path for child processes.
  var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  /// The file's content.
  func bytes() throws(ExportError) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: size)
    var done = 0
    while done < size {
      let count = bytes[done...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, off_t(done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .surface("a temporary file cannot be read") }
      done += count
    }
    return bytes
  }
}
