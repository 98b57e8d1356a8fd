package import Foundation
package import Hierarchy
package import Import
import Support

/// Dumps: hierarchies printed by other tools, shown like recordings.
extension Session {
  /// A dump: its recording, and notes about unclear parts.
  package struct ReadDump: Sendable {
    package let recording: Recording
    /// A sentence each, with the line.
    package let notes: [String]
  }

  /// Why a text is not a dump, with a remedy.
  package struct DumpError: Error, Sendable {
    package let message: String
  }

  /// Reads a dump; callable on any thread.
  package static func readDump(_ bytes: [UInt8]) throws(DumpError) -> ReadDump {
    ReadDump(try dump(in: bytes))
  }

  static func dump(in bytes: [UInt8]) throws(DumpError) -> Dump {
    do throws(ImportError) {
      return try Importer.read(bytes)
    } catch {
      throw DumpError(message: "\(error)")
    }
  }

  /// Reads the dump in a file.
  package static func readDump(at url: URL) throws(DumpError) -> ReadDump {
    try readDump(readBytes(at: url))
  }

  static func readBytes(at url: URL) throws(DumpError) -> [UInt8] {
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

  /// Opens a pasted or dropped dump; undo reopens the previous document.
  package mutating func openPasted(_ dump: ReadDump, named name: String) {
    replace { $0.open(dump, named: name) }
  }

  /// Opens a dump at its end.
  package mutating func open(_ dump: ReadDump, named name: String, at file: URL? = nil) {
    open(dump.recording, named: name, at: file)
    goToEnd()
  }
}

extension Session.ReadDump {
  package init(_ dump: Dump) {
    recording = dump.recording
    notes = dump.notes.map { localized("line \($0.line): \($0.message)") }
  }
}
