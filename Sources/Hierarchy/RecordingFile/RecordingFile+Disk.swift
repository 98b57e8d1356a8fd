// Recording files on disk: read whole, and written so that there is the old file or the new one.

public import Foundation

extension RecordingFile {
  /// Reads the file at `url`, as far as it is sound.
  public static func read(contentsOf url: URL) throws(RecordingFileError) -> Contents {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw .notFound(path: url.path)
      }
      throw .unreadable(path: url.path, reason: error.localizedDescription)
    }
    return try read([UInt8](data))
  }

  /// Writes a recording to `url`, in place of what is there.
  ///
  /// The bytes go to a new file beside it, onto the disk, and only then under the name; a link is
  /// followed. If anything fails, the old file is untouched and the new one gone. What was there
  /// keeps its permissions; a new recording is its owner's alone.
  public static func write(_ recording: Recording, to url: URL) throws(RecordingFileError) {
    let target = url.resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
    do {
      try writeDurably(bytes(of: recording), to: draft)
      let mode = try? FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions]
      if let mode {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: draft.path)
      }
      guard rename(draft.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw .unwritable(path: url.path, reason: error.localizedDescription)
    }
    // The new name, too, outlives a power failure, where the file system can promise it.
    let descriptor = open(folder.path, O_RDONLY)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
  }

  /// Makes a file that is not there yet, its owner's alone: what a program showed is private.
  static func newFile(at url: URL) throws -> FileHandle {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  private static func writeDurably(_ bytes: [UInt8], to url: URL) throws {
    let file = try newFile(at: url)
    try file.write(contentsOf: Data(bytes))
    try file.synchronize()
    try file.close()
  }
}
