import Foundation

/// A file without a name: whatever happens to the program, nothing of it is left on the disk.
///
/// While it is open other programs reach it at `path`.
final class ScratchFile {
  private let descriptor: Int32

  init() throws(ExportError) {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/terrarium-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw .unwritable(
        path: folder, reason: "\(String(cString: strerror(errno))); make room, or set TMPDIR.")
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  deinit { close(descriptor) }

  /// Where this program's children find the file.
  var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  /// A handle that writes to the file and does not close it.
  var handle: FileHandle { FileHandle(fileDescriptor: descriptor, closeOnDealloc: false) }

  /// All that is in it.
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
