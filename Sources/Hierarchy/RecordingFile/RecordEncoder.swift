import Support

/// Encodes items of a record in sequence.
///
/// Names of cases and classes are words: a word item defines a word at its first use; later uses
/// are its number. So a file names everything it uses at about a byte per name.
struct RecordEncoder {
  /// The item being written.
  var item = ByteWriter()
  /// The instant and turn of the previous event.
  var previous = EventPlace()
  private var record = ByteWriter()
  private var words: [String: UInt64] = [:]

  /// The kind of an item of a record.
  enum Tag: UInt8 {
    case word = 1, line, diagnostic, change, event
  }

  /// Ends the current item.
  mutating func finish(_ tag: Tag) {
    record.byte(tag.rawValue)
    record.number(UInt64(item.bytes.count))
    record.write(item.bytes)
    item.removeAll()
  }

  /// Ends the record: its length, its items, its checksum; writes nothing if there are no items.
  mutating func finishRecord(in file: inout ByteWriter) {
    guard !record.bytes.isEmpty else { return }
    file.number(UInt64(record.bytes.count))
    file.write(record.bytes)
    file.word32(CRC32.checksum(of: record.bytes))
    record.removeAll()
  }

  /// Writes a name by its number, defining a new one before the item.
  mutating func word(_ text: String) {
    if let number = words[text] { return item.number(number) }
    let number = UInt64(words.count)
    words[text] = number
    var spelling = ByteWriter()
    spelling.text(text)
    record.byte(Tag.word.rawValue)
    record.number(UInt64(spelling.bytes.count))
    record.write(spelling.bytes)
    item.number(number)
  }

  /// Writes an enum case by name.
  mutating func choice(_ value: some RawRepresentable<String>) { word(value.rawValue) }

  /// Writes a node as its number plus 1; 0 for none.
  mutating func node(_ id: NodeID?) {
    item.number(id.map { UInt64(UInt32(bitPattern: $0.rawValue)) + 1 } ?? 0)
  }

  /// Writes a list of nodes.
  mutating func nodes(_ ids: [NodeID]) {
    item.number(UInt64(ids.count))
    for id in ids { node(id) }
  }

  /// Writes an optional value after a flag.
  mutating func optional<Value>(_ value: Value?, _ write: (inout RecordEncoder, Value) -> Void) {
    item.flag(value != nil)
    if let value { write(&self, value) }
  }
}

/// The time of an event; the next event is encoded as a difference.
struct EventPlace {
  /// Nanoseconds since the start of the run.
  var nanoseconds: Int64 = 0
  /// The run-loop turn.
  var turn: Int32 = 0
}
