import Foundation
import Hierarchy
import Import

/// Reading input files.
enum InputFile {
  /// The largest script, in bytes.
  private static let sizeLimit = 5_000_000

  /// The text of a script; "-" is standard input.
  static func script(at path: String) throws(CommandError) -> String {
    try script(bytes(at: path, limit: sizeLimit), from: path)
  }

  /// The text of a script that was read from `path`.
  static func script(_ bytes: [UInt8], from path: String) throws(CommandError) -> String {
    guard bytes.count <= sizeLimit else {
      throw .input(path: path, reason: "it is larger than \(sizeLimit / 1_000_000) MB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .input(path: path, reason: "it is not UTF-8 text")
    }
    return text
  }

  /// The hierarchy in a dump; "-" is standard input.
  ///
  /// Reads at most one byte past the size limit for dumps.
  static func dump(at path: String) throws(CommandError) -> Dump {
    try dump(bytes(at: path, limit: ImportLimits().bytes), from: path)
  }

  /// The hierarchy in a dump that was read from `path`.
  static func dump(_ bytes: consuming [UInt8], from path: String) throws(CommandError) -> Dump {
    do throws(ImportError) {
      return try Importer.read(bytes)
    } catch {
      throw .dump(path, error)
    }
  }

  /// The content of a file, up to one byte over `limit`; "-" is standard input.
  static func bytes(at path: String, limit: Int) throws(CommandError) -> [UInt8] {
    guard path != "-" else {
      guard let bytes = InputBytes.read(STDIN_FILENO, limit: limit) else {
        throw .input(path: "standard input", reason: unreadable(errno))
      }
      return bytes
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .input(path: path, reason: reason(path, code: errno)) }
    defer { close(file) }
    guard let bytes = InputBytes.read(file, limit: limit) else {
      throw .input(path: path, reason: reason(path, code: errno))
    }
    return bytes
  }

  /// Reads a recording, reporting damage on standard error; throws if nothing is readable.
  static func recording(at path: String) throws(CommandError) -> Recording {
    let contents: RecordingFile.Contents
    do throws(RecordingFileError) {
      contents = try RecordingFile.read(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .input(path: path, reason: "\(error)")
    }
    if contents.recording.events.isEmpty, let warning = contents.warnings.first {
      throw .input(path: path, reason: "\(warning)")
    }
    for warning in contents.warnings { Output.warn("\(path): \(warning)") }
    return contents.recording
  }

  /// Whether a path exists, including a dangling link.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Why a file cannot be read; `code` is the error of the failed call, for a file that exists.
  static func reason(_ path: String, code: Int32) -> String {
    var status = stat()
    guard stat(path, &status) != 0 else {
      return status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : unreadable(code)
    }
    return switch errno {
    case ELOOP: "too many symbolic links (probably a loop)"
    case ENOENT where exists(path): "it is a symbolic link to a missing file"
    case ENOENT, ENOTDIR: "no such file"
    case let other: unreadable(other)
    }
  }

  /// The words for an error of the system.
  private static func unreadable(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "it cannot be read; check its permissions"
    default: "it cannot be read: \(String(cString: strerror(code)))"
    }
  }
}
