import Support

/// Reads records in sequence and rebuilds the recording.
struct RecordingLoader {
  private var recording = Recording()
  private var decoder: RecordDecoder
  private var sense = ChangeSense()
  private let bytes: [UInt8]
  private var sound: Int
  private var cut: RecordingFileWarning?
  private var (unknown, impossible) = (0, 0)

  init(_ bytes: [UInt8], from position: Int) {
    (self.bytes, sound) = (bytes, position)
    decoder = RecordDecoder(bytes, from: position)
  }

  /// Reads records until `end` or the first damaged or incomplete one.
  ///
  /// Returns the position of a record with a correct checksum but malformed contents; some of it is
  /// already in the recording.
  mutating func load(upTo end: Int) -> Int? {
    while sound < end {
      guard let items = nextRecord(before: end) else { return nil }
      do {
        while decoder.reader.position < items.upperBound { try readItem(before: items.upperBound) }
      } catch {
        return sound
      }
      sound = items.upperBound + 4
    }
    return nil
  }

  /// The recording and the warnings.
  func contents(_ version: String, damagedAt place: Int? = nil) -> RecordingFile.Contents {
    let events = recording.events.count
    let damage = place.map { RecordingFileWarning.damaged(atByte: $0, afterEvents: events) }
    let warnings = [
      unknown > 0 ? .skipped(parts: unknown, version: version) : nil,
      impossible > 0 ? .impossible(changes: impossible) : nil,
      damage ?? cut,
    ]
    return RecordingFile.Contents(
      recording: recording, warnings: warnings.compactMap(\.self), soundByteCount: sound)
  }

  /// The range of the next record's items, or nil if the record is incomplete or damaged.
  private mutating func nextRecord(before end: Int) -> Range<Int>? {
    let events = recording.events.count
    let damaged = RecordingFileWarning.damaged(atByte: sound, afterEvents: events)
    let short = RecordingFileWarning.cutShort(atByte: sound, afterEvents: events)
    decoder.reader.confine(to: sound..<end)
    guard let length = try? decoder.reader.number64() else {
      cut = decoder.reader.remaining > 0 ? damaged : short
      return nil
    }
    // Empty records are invalid, so that trailing zeros are not read as records.
    guard length > 0 else {
      cut = damaged
      return nil
    }
    let start = decoder.reader.position
    guard end - start >= 4, length <= UInt64(end - start - 4) else {
      cut = short
      return nil
    }
    let items = start..<start + Int(length)
    decoder.reader.confine(to: items.upperBound..<end)
    guard (try? decoder.reader.word32()) == CRC32.checksum(of: bytes, in: items) else {
      cut = damaged
      return nil
    }
    decoder.reader.confine(to: items)
    return items
  }

  /// Reads one item; unknown items, and unknown parts after the known ones, are skipped.
  private mutating func readItem(before end: Int) throws(RecordFault) {
    let tag = try decoder.reader.byte()
    let length = try decoder.reader.count()
    let start = decoder.reader.position
    decoder.reader.confine(to: start..<start + length)
    do {
      try read(RecordEncoder.Tag(rawValue: tag))
    } catch .unknown {
      unknown += 1
    }
    decoder.reader.confine(to: start + length..<end)
  }

  private mutating func read(_ tag: RecordEncoder.Tag?) throws(RecordFault) {
    switch tag {
    case .word: try decoder.readSpelling()
    case .line: recording.log.append(try decoder.reader.text())
    case .diagnostic: recording.diagnostics.append(try decoder.diagnostic())
    case .change:
      let change = try decoder.change()
      guard sense.allows(change, in: recording.latest) else {
        impossible += 1
        return
      }
      recording.append(change)
      decoder.nodeCount = sense.nodeCount
    case .event:
      let (place, subject) = try decoder.eventPlace()
      let kind = try decoder.eventKind(
        lines: recording.log.count, diagnostics: recording.diagnostics.count)
      recording.append(
        kind, by: subject, at: Instant(nanoseconds: place.nanoseconds), turn: place.turn)
    case nil: throw .unknown
    }
  }
}
