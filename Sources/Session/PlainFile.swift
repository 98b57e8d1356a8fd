package import Foundation
package import Hierarchy
import Support

/// Whether something on the disk can be read to its end: a pipe or a device may never end, or not begin.
enum PlainFile {
  /// Why what lies at a path cannot be read as a file is, or nil; also where nothing lies there.
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

extension Session {
  /// Reads the recording in a file, as far as it is sound.
  package static func readRecording(
    at url: URL
  ) throws(RecordingFileError) -> RecordingFile.Contents {
    if let reason = PlainFile.hindrance(at: url.path) {
      throw .unreadable(path: url.path, reason: reason)
    }
    return try RecordingFile.read(contentsOf: url)
  }
}
