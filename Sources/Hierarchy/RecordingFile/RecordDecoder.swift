import Support

/// The reasons for which part of a record cannot be used.
typealias RecordFault = ByteReader.Fault

/// Decodes items of a record in sequence.
struct RecordDecoder {
  /// The reader of the file's bytes.
  var reader: ByteReader
  /// The instant and turn of the previous event.
  var previous = EventPlace()
  /// The number of nodes made so far.
  var nodeCount = 0
  private var words: [String] = []

  /// The greatest excess of an id over the number of nodes made.
  ///
  /// Ids count up from 1, and tables are as long as the largest id, so this prevents a damaged id
  /// from allocating memory out of proportion to the file's size.
  static let nodeMargin = 4096

  /// Makes a decoder of the records that start at `position`.
  init(_ bytes: [UInt8], from position: Int) {
    reader = ByteReader(bytes, in: position..<bytes.count)
  }

  /// Adds a new word to the dictionary.
  mutating func readSpelling() throws(RecordFault) { words.append(try reader.text()) }

  /// Reads a name.
  mutating func word() throws(RecordFault) -> String {
    let number = try reader.number64()
    guard number < UInt64(words.count) else { throw .malformed("a word is not spelled") }
    return words[Int(number)]
  }

  /// Reads an enum case by name.
  mutating func choice<Choice: RawRepresentable<String>>() throws(RecordFault) -> Choice {
    guard let choice = Choice(rawValue: try word()) else { throw .unknown }
    return choice
  }

  /// Reads an optional node.
  mutating func optionalNode() throws(RecordFault) -> NodeID? {
    let number = try reader.number64()
    guard number > 0 else { return nil }
    guard number - 1 <= UInt64(nodeCount + Self.nodeMargin), let id = Int32(exactly: number - 1)
    else { throw .malformed("an id is too large") }
    return NodeID(id)
  }

  /// Reads a node.
  mutating func node() throws(RecordFault) -> NodeID {
    guard let id = try optionalNode() else { throw .malformed("a node is missing") }
    return id
  }

  /// Reads a list of nodes.
  mutating func nodes() throws(RecordFault) -> [NodeID] {
    try list { (decoder) throws(RecordFault) in try decoder.node() }
  }

  /// Reads a signed 32-bit number.
  mutating func int32() throws(RecordFault) -> Int32 {
    guard let value = Int32(exactly: try reader.signed64()) else {
      throw .malformed("a number is too large")
    }
    return value
  }

  /// Reads an instant, bounded so that the difference of two fits in 64 bits.
  mutating func instant(after earlier: Int64 = 0) throws(RecordFault) -> Instant {
    let nanoseconds = earlier &+ (try reader.signed64())
    guard nanoseconds.magnitude <= 1 << 62 else { throw .malformed("an instant is too late") }
    return Instant(nanoseconds: nanoseconds)
  }

  /// Reads an optional value.
  mutating func optional<Value>(
    _ read: (inout RecordDecoder) throws(RecordFault) -> Value
  ) throws(RecordFault) -> Value? {
    try reader.flag() ? try read(&self) : nil
  }

  /// Reads a count and that many values.
  mutating func list<Value>(
    _ read: (inout RecordDecoder) throws(RecordFault) -> Value
  ) throws(RecordFault) -> [Value] {
    let count = try reader.count()
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}
