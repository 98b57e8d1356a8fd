// Recording files on disk: read as a whole, written atomically.

public import Foundation

extension RecordingFile {
  /// Reads the valid part of the file at `url`.
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

  /// Writes a recording to `url`, replacing an existing file.
  ///
  /// Writes and syncs a temporary file in the same folder, then renames it; follows symbolic links.
  /// On failure, the old file is untouched and the temporary file deleted. An existing file keeps
  /// its permissions; a new one is readable by its owner only.
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
    // Sync the folder too, so that the rename survives a power failure, if the file system supports
    // it.
    let descriptor = open(folder.path, O_RDONLY)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
  }

  /// Creates a file with owner-only access, as recordings may be private; fails if it exists.
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
