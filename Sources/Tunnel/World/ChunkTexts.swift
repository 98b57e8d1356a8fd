import Support

/// The strings of a chunk, decoded lazily one by one.
///
/// Retain their chunk, so that the rest of the file can be released.
struct ChunkTexts: Sendable {
  private let chunk: [UInt8]
  /// The offset of each string's length.
  private var starts: [UInt32] = []

  /// An empty list for a chunk.
  init(of chunk: [UInt8]) { self.chunk = chunk }

  /// A reader at the start of the chunk.
  var reader: ByteReader { ByteReader(chunk, in: chunk.indices) }

  /// The number of strings so far.
  var count: Int { starts.count }

  mutating func reserveCapacity(_ count: Int) { starts.reserveCapacity(count) }

  /// Skips a string of the chunk and adds it to the list.
  mutating func add(from reader: inout ByteReader) throws(ByteReader.Fault) {
    starts.append(UInt32(reader.position))
    try reader.skipText()
  }

  subscript(index: Int) -> String {
    var reader = ByteReader(chunk, in: Int(starts[index])..<chunk.count)
    return (try? reader.text()) ?? ""
  }
}
