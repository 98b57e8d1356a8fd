import Geometry
import TestSupport
import Testing
import Support

@testable import Hierarchy

/// Whatever happens to the bytes, everything before it can be read, and nothing crashes.
@Suite struct `A damaged recording file` {
  private let recording = RecordingFileSamples.everyCase
  private let bytes = RecordingFile.bytes(of: RecordingFileSamples.everyCase)

  @Test func `is intact up to the last complete event, wherever it is cut`() throws {
    var (events, ends) = (0, Set<Int>())
    for length in 0..<bytes.count {
      let contents = try RecordingFile.read(Array(bytes[..<length]))
      let read = contents.recording
      #expect(read.events.elementsEqual(recording.events.prefix(read.events.count)))
      #expect(read.changes.elementsEqual(recording.changes.prefix(read.changes.count)))
      #expect(read.events.count >= events)
      #expect(contents.soundByteCount <= length)
      events = read.events.count
      if contents.soundByteCount == length, length > 0 {
        ends.insert(length)
        #expect(contents.warnings == [])
      } else {
        #expect(
          contents.warnings
            == [.cutShort(atByte: contents.soundByteCount, afterEvents: events)])
      }
    }
    #expect(events == recording.events.count)
    #expect(ends.count == recording.events.count + 1)
  }

  @Test func `is intact up to the flipped bit`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 1...1000 {
      let place = 12 + random.number(below: bytes.count - 12)
      var damaged = bytes
      damaged[place] ^= UInt8(1 << random.number(below: 8))
      let contents = try RecordingFile.read(damaged)
      #expect(contents.soundByteCount <= place)
      #expect(contents.warnings.count == 1)
      #expect(
        contents.recording
          == (try RecordingFile.read(Array(bytes[..<contents.soundByteCount])).recording))
    }
  }

  @Test func `says where zeros or garbage after the end begin`() throws {
    var bytes = bytes
    let (end, events) = (bytes.count, recording.events.count)
    bytes += [UInt8](repeating: 0, count: 4096)
    let contents = try RecordingFile.read(bytes)
    #expect(contents.recording == recording)
    #expect(contents.warnings == [.damaged(atByte: end, afterEvents: events)])
    #expect(
      contents.warnings.first?.description == """
        the recording is damaged at byte \(end); the \(events) events before it are there; \
        save it to mend the file
        """)
  }

  @Test(arguments: UInt64(1)...300)
  func `of random bytes is read without a crash`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var garbage = (0..<random.number(below: 400)).map { _ in UInt8(random.number(below: 256)) }
    _ = try? RecordingFile.read(garbage)
    garbage = RecordingFile.bytes(of: Recording()) + garbage
    #expect(try RecordingFile.read(garbage).soundByteCount >= 12)
  }

  /// Bytes that no disk fault makes: the checksums are right, the contents are not.
  @Test(arguments: UInt64(1)...200)
  func `with valid checksums and invalid contents is read without a crash`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var forged = ByteWriter()
    forged.write(Array(bytes[..<12]))
    for record in records {
      var record = record
      for _ in 0..<(random.isOnce(in: 60) ? 1 + random.number(below: 3) : 0) {
        record[random.number(below: record.count)] = UInt8(random.number(below: 256))
      }
      forged.number(UInt64(record.count))
      forged.write(record)
      forged.word32(CRC32.checksum(of: record))
    }
    let contents = try RecordingFile.read(forged.bytes)
    let read = contents.recording
    // Whatever was read can be sought, shown and saved.
    for event in stride(from: 0, to: read.events.count, by: 17) {
      let state = read.state(atEvent: event)
      _ = state.outline + state.printHierarchy + state.recursiveDescription
      _ = state.views.values.map { state.isInWindow($0.id) }
    }
    _ = read.traceText(all: true) + read.traceJSON(all: true)
    let again = RecordingFile.bytes(of: read)
    #expect(RecordingFile.bytes(of: try RecordingFile.read(again).recording) == again)
  }

  @Test func `cannot make a node contain itself or be made twice`() throws {
    var nonsense = Recording()
    for id in Int32(1)...3 {
      nonsense.append(.controllerMade(NodeID(id), name: "c\(id)", className: "C"))
      nonsense.append(.viewMade(NodeID(id + 3), name: "v\(id)", className: "V"))
    }
    let possible: [Change] = [
      .parent(NodeID(2), NodeID(1)), .presenting(NodeID(3), by: NodeID(2)),
      .superview(NodeID(5), NodeID(4), index: 0), .childOrder(of: NodeID(1), [NodeID(2)]),
      .coordinatorMade(NodeID(7), name: "k7", className: "K"),
      .coordinatorMade(NodeID(8), name: "k8", className: "K"),
      .coordinatorChildren(of: NodeID(7), [NodeID(8)]),
    ]
    let impossible: [Change] = [
      .parent(NodeID(1), NodeID(3)), .presenting(NodeID(1), by: NodeID(2)),
      .parent(NodeID(1), NodeID(1)), .superview(NodeID(4), NodeID(5), index: 0),
      .superview(NodeID(9), NodeID(5), index: 0), .parent(NodeID(9), NodeID(1)),
      .childOrder(of: NodeID(1), [NodeID(3)]), .viewMade(NodeID(1), name: "", className: ""),
      .coordinatorMade(NodeID(2), name: "", className: ""),
      .coordinatorChildren(of: NodeID(8), [NodeID(7)]),
      .coordinatorChildren(of: NodeID(7), [NodeID(7)]),
      .coordinatorChildren(of: NodeID(7), [NodeID(8), NodeID(8)]),
      .coordinatorChildren(of: NodeID(7), [NodeID(9)]),
    ]
    var sound = nonsense
    for change in possible { sound.append(change) }
    nonsense = sound
    for change in impossible { nonsense.append(change) }
    let contents = try RecordingFile.read(RecordingFile.bytes(of: nonsense))
    #expect(contents.warnings == [.impossible(changes: 13)])
    #expect(contents.recording == sound)
  }

  @Test func `of a newer minor version loses only the new parts`() throws {
    var encoder = RecordEncoder()
    var file = ByteWriter()
    file.write(RecordingFile.mark + [1, 9])
    encoder.write(.controllerMade(NodeID(1), name: "c", className: "C"))
    // A case, a property, an item and an event that this version has no name for.
    encoder.word("tinted")
    encoder.item.real(0.1)
    encoder.finish(.change)
    encoder.word("property")
    encoder.node(NodeID(1))
    encoder.word("glow")
    encoder.finish(.change)
    encoder.finishRecord(in: &file)
    let strange: [UInt8] = [77, 2, 0, 0]
    file.number(4)
    file.write(strange)
    file.word32(CRC32.checksum(of: strange))
    encoder.item.signed(2_000_000_000)
    encoder.item.signed(7)
    encoder.node(NodeID(1))
    encoder.word("twinkled")
    encoder.finish(.event)
    encoder.finishRecord(in: &file)
    encoder.previous = EventPlace(nanoseconds: 2_000_000_000, turn: 7)
    encoder.write(.title(NodeID(1), "t"))
    let event = Event(
      instant: Instant(seconds: 2.5), kind: .gone, subject: NodeID(1), turn: 8, changeCount: 2)
    encoder.write(event)
    encoder.finishRecord(in: &file)

    let contents = try RecordingFile.read(file.bytes)
    var expected = Recording()
    expected.append(.controllerMade(NodeID(1), name: "c", className: "C"))
    expected.append(.title(NodeID(1), "t"))
    expected.append(.gone, by: NodeID(1), at: event.instant, turn: 8)
    #expect(contents.recording == expected)
    #expect(contents.warnings == [.skipped(parts: 4, version: "1.9")])
  }

  /// The items of each record of the sample.
  private var records: [[UInt8]] {
    var (reader, records) = (ByteReader(bytes, in: 12..<bytes.count), [[UInt8]]())
    while reader.remaining > 0, let length = try? reader.number() {
      let items = reader.position..<reader.position + length
      records.append(Array(bytes[items]))
      reader.confine(to: items.upperBound + 4..<bytes.count)
    }
    return records
  }
}
