import Support

/// Writes the items of one record after the other.
///
/// Names of cases and classes are words: the first time one is needed, an item spells it, and from
/// then on its number stands for it. So a file names everything it uses, and costs a byte a name.
struct RecordEncoder {
  /// The item that is being written.
  var item = ByteWriter()
  /// The instant and turn of the event before.
  var previous = EventPlace()
  private var record = ByteWriter()
  private var words: [String: UInt64] = [:]

  /// The kind of an item of a record.
  enum Tag: UInt8 {
    case word = 1, line, diagnostic, change, event
  }

  /// Ends the item that is being written.
  mutating func finish(_ tag: Tag) {
    record.byte(tag.rawValue)
    record.number(UInt64(item.bytes.count))
    record.write(item.bytes)
    item.removeAll()
  }

  /// Ends the record: its length, its items, its checksum; nothing when it has no items.
  mutating func finishRecord(in file: inout ByteWriter) {
    guard !record.bytes.isEmpty else { return }
    file.number(UInt64(record.bytes.count))
    file.write(record.bytes)
    file.word32(CRC32.checksum(of: record.bytes))
    record.removeAll()
  }

  /// A name by its number, spelt out before the item when it is new.
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

  /// A case by its name.
  mutating func choice(_ value: some RawRepresentable<String>) { word(value.rawValue) }

  /// The number of a node and one more; 0 for none.
  mutating func node(_ id: NodeID?) {
    item.number(id.map { UInt64(UInt32(bitPattern: $0.rawValue)) + 1 } ?? 0)
  }

  /// Several nodes.
  mutating func nodes(_ ids: [NodeID]) {
    item.number(UInt64(ids.count))
    for id in ids { node(id) }
  }

  /// Whether there is a value, and the value.
  mutating func optional<Value>(_ value: Value?, _ write: (inout RecordEncoder, Value) -> Void) {
    item.flag(value != nil)
    if let value { write(&self, value) }
  }
}

/// When an event happened; the next one is written as the difference.
struct EventPlace {
  /// Nanoseconds since the run began.
  var nanoseconds: Int64 = 0
  /// The run-loop turn.
  var turn: Int32 = 0
}
