package import Foundation
package import Hierarchy
import Import
import Translation

/// Dumps: what another tool printed of a hierarchy, looked at like a recording.
extension Session {
  /// A dump that was read: what happened in it, and what was not clear.
  package struct ReadDump: Sendable {
    package let recording: Recording
    /// A sentence each, with the line.
    package let notes: [String]
  }

  /// Why a text is no dump, with what to do.
  package struct DumpError: Error, Sendable {
    package let message: String
  }

  /// What a text that somebody pastes or drops is.
  package enum Pasted: Sendable {
    case script
    case dump(ReadDump)
  }

  /// Reads a dump; anybody may, anywhere.
  package static func readDump(_ bytes: [UInt8]) throws(DumpError) -> ReadDump {
    do throws(ImportError) {
      return ReadDump(try Importer.read(bytes))
    } catch {
      throw DumpError(message: "\(error)")
    }
  }

  /// What is in a file of text, whatever it is called.
  package enum ReadText: Sendable {
    case dump(ReadDump)
    case code(String)
  }

  /// Reads the dump in a file, or the code, as somebody keeps it who is about to paste it.
  package static func readText(at url: URL) throws(DumpError) -> ReadText {
    let bytes = try readBytes(at: url)
    if let text = String(validating: bytes, as: UTF8.self), PastedText.isCode(text) {
      return .code(text)
    }
    return .dump(try readDump(bytes))
  }

  /// Reads the dump in a file.
  package static func readDump(at url: URL) throws(DumpError) -> ReadDump {
    try readDump(readBytes(at: url))
  }

  private static func readBytes(at url: URL) throws(DumpError) -> [UInt8] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw DumpError(message: localized("there is no file \(url.path); look for where it is now"))
    }
    if let reason = PlainFile.hindrance(at: url.path) { throw DumpError(message: reason) }
    guard let file = try? FileHandle(forReadingFrom: url),
      let bytes = InputBytes.read(file.fileDescriptor, limit: ImportLimits().bytes)
    else {
      throw DumpError(
        message: localized("it cannot be read; look at whether it is there and may be read"))
    }
    return bytes
  }

  /// Says what a text is.
  package static func kind(of text: String) -> Pasted {
    switch PastedText(text) {
    case .script: .script
    case .dump(let dump): .dump(ReadDump(dump))
    }
  }

  /// Opens a dump that somebody pasted or dropped as a text; undo brings back what was open.
  package mutating func openPasted(_ dump: ReadDump, named name: String) {
    replace { $0.open(dump, named: name) }
  }

  /// Opens a dump that was read, at its last moment.
  package mutating func open(_ dump: ReadDump, named name: String, at file: URL? = nil) {
    open(dump.recording, named: name, at: file)
    goToEnd()
  }
}

extension Session.ReadDump {
  fileprivate init(_ dump: Dump) {
    recording = dump.recording
    notes = dump.notes.map { localized("line \($0.line): \($0.message)") }
  }
}
