import Support

/// Why a part of a record cannot be used.
typealias RecordFault = ByteReader.Fault

/// Reads the parts of one item after the other.
struct RecordDecoder {
  /// Where the bytes come from.
  var reader: ByteReader
  /// The instant and turn of the event before.
  var previous = EventPlace()
  /// The number of nodes made so far.
  var nodeCount = 0
  private var words: [String] = []

  /// How far an id may be above the number of nodes that have come into being.
  ///
  /// Ids are counted up from 1 and tables are as long as the largest, so this keeps a damaged id
  /// from asking for more memory than the file's own size explains.
  static let nodeMargin = 4096

  /// A decoder of the records that start at `position`.
  init(_ bytes: [UInt8], from position: Int) {
    reader = ByteReader(bytes, in: position..<bytes.count)
  }

  /// Takes in the spelling of a new word.
  mutating func readSpelling() throws(RecordFault) { words.append(try reader.text()) }

  /// A name.
  mutating func word() throws(RecordFault) -> String {
    let number = try reader.number64()
    guard number < UInt64(words.count) else { throw .malformed("a word is not spelled") }
    return words[Int(number)]
  }

  /// A case by its name.
  mutating func choice<Choice: RawRepresentable<String>>() throws(RecordFault) -> Choice {
    guard let choice = Choice(rawValue: try word()) else { throw .unknown }
    return choice
  }

  /// A node, or none.
  mutating func optionalNode() throws(RecordFault) -> NodeID? {
    let number = try reader.number64()
    guard number > 0 else { return nil }
    guard number - 1 <= UInt64(nodeCount + Self.nodeMargin), let id = Int32(exactly: number - 1)
    else { throw .malformed("an id is too large") }
    return NodeID(id)
  }

  /// A node.
  mutating func node() throws(RecordFault) -> NodeID {
    guard let id = try optionalNode() else { throw .malformed("a node is missing") }
    return id
  }

  /// Several nodes.
  mutating func nodes() throws(RecordFault) -> [NodeID] {
    try list { (decoder) throws(RecordFault) in try decoder.node() }
  }

  /// A number of 32 bits with a sign.
  mutating func int32() throws(RecordFault) -> Int32 {
    guard let value = Int32(exactly: try reader.signed64()) else {
      throw .malformed("a number is too large")
    }
    return value
  }

  /// An instant, near enough to the start that differences of two are numbers of 64 bits.
  mutating func instant(after earlier: Int64 = 0) throws(RecordFault) -> Instant {
    let nanoseconds = earlier &+ (try reader.signed64())
    guard nanoseconds.magnitude <= 1 << 62 else { throw .malformed("an instant is too late") }
    return Instant(nanoseconds: nanoseconds)
  }

  /// A value, or none.
  mutating func optional<Value>(
    _ read: (inout RecordDecoder) throws(RecordFault) -> Value
  ) throws(RecordFault) -> Value? {
    try reader.flag() ? try read(&self) : nil
  }

  /// A count and that many values.
  mutating func list<Value>(
    _ read: (inout RecordDecoder) throws(RecordFault) -> Value
  ) throws(RecordFault) -> [Value] {
    let count = try reader.count()
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}
