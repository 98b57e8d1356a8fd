/// The binary format of recordings, in files with the extension `.terrarium`.
///
/// Documentation/RecordingFile.md describes it. Events are only appended, each in a record with a
/// checksum, so that after a crash or disk error everything up to the last complete record can be
/// read.
public enum RecordingFile {
  /// The extension of recording files.
  public static let fileExtension = "terrarium"

  /// The contents of a file.
  public struct Contents: Equatable, Sendable {
    /// The recording up to the last complete event.
    public let recording: Recording
    /// The warnings, in order of detection; empty for a valid file.
    public let warnings: [RecordingFileWarning]
    /// The number of valid bytes from the start.
    public let soundByteCount: Int
  }

  /// The magic bytes at the start of every file; the two version bytes follow.
  static let mark = Array("TERRARIUM\n".utf8)
  /// This program cannot read files with a larger major version.
  static let majorVersion: UInt8 = 1
  /// Files with a larger minor version have parts that this program skips.
  static let minorVersion: UInt8 = 4

  /// Encodes a recording; equal recordings give equal bytes.
  ///
  /// - Complexity: O(*events* + *changes*).
  public static func bytes(of recording: Recording) -> [UInt8] {
    var writer = RecordingWriter()
    return writer.wholeFile(of: recording)
  }

  /// Decodes the valid part of some bytes.
  ///
  /// Never uses more memory than the recording itself, even for malicious bytes. Keyframes are not
  /// part of the file.
  ///
  /// - Complexity: O(*bytes*), and O(*depth*) for each change of parent or superview.
  public static func read(_ bytes: [UInt8]) throws(RecordingFileError) -> Contents {
    let head = mark.count + 2
    guard bytes.prefix(mark.count).elementsEqual(mark.prefix(bytes.count)) else {
      throw .notARecording
    }
    guard bytes.count >= head else {
      return Contents(
        recording: Recording(), warnings: [.cutShort(atByte: 0, afterEvents: 0)],
        soundByteCount: 0)
    }
    guard bytes[mark.count] <= majorVersion else {
      throw .newerVersion(found: Int(bytes[mark.count]), known: Int(majorVersion))
    }
    let version = "\(bytes[mark.count]).\(bytes[mark.count + 1])"
    var loader = RecordingLoader(bytes, from: head)
    guard let place = loader.load(upTo: bytes.count) else { return loader.contents(version) }
    // Read again up to the damaged record, to undo the changes it made before its fault.
    loader = RecordingLoader(bytes, from: head)
    _ = loader.load(upTo: place)
    return loader.contents(version, damagedAt: place)
  }
}
