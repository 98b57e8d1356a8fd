package import Foundation
package import Hierarchy
package import Import
import Support

/// A dump that another tool printed: its recording, and notes about unclear parts.
package struct ReadDump: Sendable {
  package let recording: Recording
  /// A sentence each, with the line.
  package let notes: [String]

  package init(_ dump: Dump) {
    recording = dump.recording
    notes = dump.notes.map { localized("line \($0.line): \($0.message)") }
  }

  /// Reads a dump; callable on any thread.
  package init(_ bytes: [UInt8]) throws(DumpError) { self.init(try Self.dump(in: bytes)) }

  static func dump(in bytes: [UInt8]) throws(DumpError) -> Dump {
    do throws(ImportError) {
      return try Importer.read(bytes)
    } catch {
      throw DumpError(message: "\(error)")
    }
  }

  /// Reads the dump in a file.
  package init(at url: URL) throws(DumpError) { try self.init(Self.bytes(at: url)) }

  /// The bytes of a file that may be a dump.
  static func bytes(at url: URL) throws(DumpError) -> [UInt8] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw DumpError(message: localized("no such file: \(url.path)"))
    }
    if let reason = PlainFile.hindrance(at: url.path) { throw DumpError(message: reason) }
    guard let file = try? FileHandle(forReadingFrom: url),
      let bytes = InputBytes.read(file.fileDescriptor, limit: ImportLimits().bytes)
    else {
      throw DumpError(
        message: localized("it cannot be read; check that it exists and its permissions"))
    }
    return bytes
  }
}

/// Why a text is not a dump, with a remedy.
package struct DumpError: Error, Sendable {
  package let message: String
}
