package import Foundation
package import Hierarchy
import Support

/// Checks that a path is a regular file: reading a pipe or device may block.
enum PlainFile {
  /// Why a path cannot be read as a file; nil if it can, or if it does not exist.
  static func hindrance(at path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ELOOP ? localized("it is a loop of symbolic links; choose a file") : nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return localized("it is a folder; choose a file in it")
    default: return localized("it isn't a regular file")
    }
  }
}

extension RecordingFile {
  /// Reads a recording file, up to its first damage.
  package static func readPlainFile(
    at url: URL
  ) throws(RecordingFileError) -> Contents {
    if let reason = PlainFile.hindrance(at: url.path) {
      throw .unreadable(path: url.path, reason: reason)
    }
    return try read(contentsOf: url)
  }
}
