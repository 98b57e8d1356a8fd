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
  /// Reads no more than the largest dump.
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
    let file =
      path == "-"
      ? FileHandle.standardInput : try? FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    guard let file, let bytes = InputBytes.read(file.fileDescriptor, limit: limit) else {
      throw .input(path: path, reason: reason(path))
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
    for warning in contents.warnings { Output.complain("\(path): \(warning)") }
    return contents.recording
  }

  /// Whether a path exists, including a dangling link.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Why a file cannot be read.
  static func reason(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) != 0 else {
      return status.st_mode & S_IFMT == S_IFDIR
        ? "it is a folder" : "it cannot be read; check its permissions"
    }
    return switch errno {
    case ELOOP: "it is a loop of symbolic links"
    case ENOENT where isThere(path): "it is a symbolic link to a missing file"
    case ENOENT, ENOTDIR: "no such file"
    case let number: "it cannot be read: \(String(cString: strerror(number)))"
    }
  }
}
