import Support

/// The texts of a chunk, read one by one when they are asked for.
///
/// They keep their chunk, so that the rest of the file can go.
struct ChunkTexts: Sendable {
  private let chunk: [UInt8]
  /// Where each text's length stands.
  private var starts: [UInt32] = []

  /// None yet, of a chunk.
  init(of chunk: [UInt8]) { self.chunk = chunk }

  /// A reader at the start of the chunk.
  var reader: ByteReader { ByteReader(chunk, in: chunk.indices) }

  /// How many there are so far.
  var count: Int { starts.count }

  mutating func reserveCapacity(_ count: Int) { starts.reserveCapacity(count) }

  /// Passes over a text of the chunk, which is the next of these.
  mutating func add(from reader: inout ByteReader) throws(ByteReader.Fault) {
    starts.append(UInt32(reader.position))
    try reader.skipText()
  }

  subscript(index: Int) -> String {
    var reader = ByteReader(chunk, in: Int(starts[index])..<chunk.count)
    return (try? reader.text()) ?? ""
  }
}
