/// Recordings as bytes: what a file with the ending `.terrarium` holds.
///
/// The form is documented in Documentation/RecordingFile.md. Events are only ever added at the
/// end, each in a record with a checksum, so whatever happens to a program or a disk, everything
/// up to the last record that was written whole can be read.
public enum RecordingFile {
  /// The ending of the names of recording files.
  public static let fileExtension = "terrarium"

  /// The contents of a file.
  public struct Contents: Equatable, Sendable {
    /// The recording up to the last whole event.
    public let recording: Recording
    /// The warnings, in the order they were found; empty for a sound file.
    public let warnings: [RecordingFileWarning]
    /// The number of sound bytes from the start.
    public let soundByteCount: Int
  }

  /// The first bytes of every file, before the two bytes of its version.
  static let mark = Array("TERRARIUM\n".utf8)
  /// Files of another number cannot be read by this program if it is larger.
  static let majorVersion: UInt8 = 1
  /// Files of a larger number have parts that this program leaves out.
  static let minorVersion: UInt8 = 4

  /// A recording as bytes; the same recording always gives the same bytes.
  ///
  /// - Complexity: O(*events* + *changes*).
  public static func bytes(of recording: Recording) -> [UInt8] {
    var writer = RecordingWriter()
    return writer.wholeFile(of: recording)
  }

  /// The recording in some bytes, as far as they are sound.
  ///
  /// Never needs more memory than the recording itself, whatever the bytes are. Keyframes are
  /// not part of the file.
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
    // Reading again up to the damaged record undoes its first changes.
    loader = RecordingLoader(bytes, from: head)
    _ = loader.load(upTo: place)
    return loader.contents(version, damagedAt: place)
  }
}
