import Geometry
import Hierarchy
import Testing

/// A recording file holds the recording, the whole of it, and says what is amiss.
@Suite struct `A recording file` {
  @Test func `stores every case of every type`() throws {
    let recording = RecordingFileSamples.everyCase
    let contents = try RecordingFile.read(RecordingFile.bytes(of: recording))
    #expect(contents.warnings == [])
    #expect(contents.recording.changes == recording.changes)
    #expect(contents.recording.events == recording.events)
    #expect(contents.recording.diagnostics == recording.diagnostics)
    #expect(contents.recording.log == recording.log)
    #expect(contents.recording == recording)
  }

  @Test(arguments: UInt64(1)...40)
  func `stores any recording`(seed: UInt64) throws {
    let recording = RecordingFileSamples.random(seed: seed, events: Int(seed * seed))
    let bytes = RecordingFile.bytes(of: recording)
    let contents = try RecordingFile.read(bytes)
    #expect(contents.warnings == [])
    #expect(contents.soundByteCount == bytes.count)
    #expect(contents.recording == recording)
    #expect(RecordingFile.bytes(of: contents.recording) == bytes)
  }

  @Test func `keeps numbers bit for bit`() throws {
    let bits: [UInt64] = [0, 1 << 63, 1, .max, 0x7FF0_0000_0000_0000, 0x4074_0000_0000_0000]
    var recording = Recording()
    recording.append(.viewMade(NodeID(1), name: "v", className: "View"))
    for pattern in bits {
      recording.append(.property(NodeID(1), .alpha(Double(bitPattern: pattern))))
    }
    let read = try RecordingFile.read(RecordingFile.bytes(of: recording)).recording
    let kept = read.changes.compactMap { change -> UInt64? in
      guard case .property(_, .alpha(let value)) = change else { return nil }
      return value.bitPattern
    }
    #expect(kept == bits)
  }

  @Test(arguments: UInt64(1)...10)
  func `can be written incrementally`(seed: UInt64) throws {
    let recording = RecordingFileSamples.random(seed: seed, events: 100)
    var (growing, writer, bytes) = (Recording(), RecordingWriter(), [UInt8]())
    var (changes, lines, diagnostics) = (0, 0, 0)
    for (index, event) in recording.events.enumerated() {
      while changes < Int(event.changeCount) {
        growing.append(recording.changes[changes])
        changes += 1
      }
      switch event.kind {
      case .diagnostic:
        growing.append(
          recording.diagnostics[diagnostics], at: event.instant, turn: event.turn)
        diagnostics += 1
      case .containerCall:
        let subject = try #require(event.subject)
        growing.append(
          call: recording.log[lines], of: subject, at: event.instant, turn: event.turn)
        lines += 1
      case .log:
        growing.append(log: recording.log[lines], at: event.instant, turn: event.turn)
        lines += 1
      default: growing.append(event.kind, by: event.subject, at: event.instant, turn: event.turn)
      }
      guard index % 7 == 0 else { continue }
      bytes += try writer.bytes(adding: growing)
      #expect(try RecordingFile.read(bytes).recording == growing)
    }
    bytes += try writer.bytes(adding: growing)
    #expect(writer.eventCount == 100)
    #expect(try writer.bytes(adding: growing) == [])
    #expect(try RecordingFile.read(bytes).recording == growing)
    #expect(bytes == RecordingFile.bytes(of: growing))
  }

  @Test func `refuses to continue with a shorter recording`() throws {
    var writer = RecordingWriter()
    _ = try writer.bytes(adding: RecordingFileSamples.random(seed: 1, events: 9))
    #expect(throws: RecordingFileError.notAContinuation(events: 0, written: 9)) {
      try writer.bytes(adding: Recording())
    }
  }

  @Test func `begins with its signature and version`() {
    let head = Array("TERRARIUM\n".utf8) + [1, 4]
    #expect(RecordingFile.bytes(of: Recording()) == head)
  }

  @Test func `is refused when it is another format`() {
    for other in ["PNG", "{\"a\": 1}", "TERRARIA\n and more of it"] {
      #expect(throws: RecordingFileError.notARecording) {
        try RecordingFile.read(Array(other.utf8))
      }
    }
  }

  @Test func `is refused when its major version is newer`() {
    var bytes = RecordingFile.bytes(of: RecordingFileSamples.everyCase)
    bytes[10] = 2
    #expect(throws: RecordingFileError.newerVersion(found: 2, known: 1)) {
      try RecordingFile.read(bytes)
    }
    #expect(
      RecordingFileError.newerVersion(found: 2, known: 1).description
        == """
        the recording is of version 2, this program reads up to 1; open it with a newer Terrarium
        """)
  }
}
