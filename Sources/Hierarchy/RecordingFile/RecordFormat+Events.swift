import Support

// The encoding of events and diagnostics.

extension RecordEncoder {
  /// Writes instant and subject first, so that unknown kinds of events can be skipped.
  mutating func write(_ event: Event) {
    item.signed(event.instant.nanoseconds &- previous.nanoseconds)
    item.signed(Int64(event.turn) - Int64(previous.turn))
    previous = EventPlace(nanoseconds: event.instant.nanoseconds, turn: event.turn)
    node(event.subject)
    switch event.kind {
    case .callback(let callback):
      word("callback")
      write(callback)
    case .completion(let completion, let finished):
      word("completion")
      choice(completion)
      item.flag(finished)
    case .delegate(let message, let about):
      word("delegate")
      choice(message)
      node(about)
    case .call(let method, let argument):
      word("call")
      choice(method)
      node(argument)
    case .containerCall(let index): place("containerCall", index)
    case .diagnostic(let index): place("diagnostic", index)
    case .log(let index): place("log", index)
    case .gone: word("gone")
    case .settled: word("settled")
    }
    finish(.event)
  }

  private mutating func place(_ name: String, _ index: Int32) {
    word(name)
    item.signed(Int64(index))
  }

  mutating func write(_ diagnostic: Diagnostic) {
    word(diagnostic.id)
    choice(diagnostic.kind)
    node(diagnostic.subject)
    nodes(diagnostic.participants)
    item.text(diagnostic.message)
    optional(diagnostic.remedy) { $0.item.text($1) }
    optional(diagnostic.line) { $0.item.signed(Int64($1)) }
    optional(diagnostic.reason) { $0.item.text($1) }
    item.number(UInt64(diagnostic.calls.count))
    for call in diagnostic.calls { item.signed(Int64(call)) }
    item.number(UInt64(diagnostic.correctedOrder.count))
    for call in diagnostic.correctedOrder { item.text(call) }
    finish(.diagnostic)
  }

  mutating func write(line: String) {
    item.text(line)
    finish(.line)
  }
}

extension RecordDecoder {
  /// Reads the time and the subject of the next event.
  mutating func eventPlace() throws(RecordFault) -> (place: EventPlace, subject: NodeID?) {
    let instant = try instant(after: previous.nanoseconds)
    let (turn, isTooLate) = Int64(previous.turn).addingReportingOverflow(
      try reader.signed64())
    guard !isTooLate, let turn = Int32(exactly: turn) else {
      throw .malformed("a turn is too late")
    }
    previous = EventPlace(nanoseconds: instant.nanoseconds, turn: turn)
    return (previous, try optionalNode())
  }

  /// Reads the kind of an event; checks its index against the counts of `lines` and `diagnostics`.
  mutating func eventKind(lines: Int, diagnostics: Int) throws(RecordFault) -> Event.Kind {
    switch try word() {
    case "callback": return .callback(try callback())
    case "completion": return .completion(try choice(), finished: try reader.flag())
    case "delegate": return .delegate(try choice(), try optionalNode())
    case "call": return .call(try choice(), try optionalNode())
    case "containerCall": return .containerCall(try index(below: lines))
    case "diagnostic": return .diagnostic(try index(below: diagnostics))
    case "log": return .log(try index(below: lines))
    case "gone": return .gone
    case "settled": return .settled
    default: throw .unknown
    }
  }

  private mutating func index(below limit: Int) throws(RecordFault) -> Int32 {
    let index = try int32()
    guard index >= 0, Int(index) < limit else {
      throw .malformed("an index points beyond its list")
    }
    return index
  }

  /// Reads a diagnostic; an unknown kind counts as a lint, so that later indices stay valid.
  mutating func diagnostic() throws(RecordFault) -> Diagnostic {
    let (id, kind) = (try word(), try word())
    let (subject, participants) = (try optionalNode(), try nodes())
    let message = try reader.text()
    let remedy = try optional { (decoder) throws(RecordFault) in try decoder.reader.text() }
    let line = try optional { (decoder) throws(RecordFault) in Int(try decoder.reader.signed64()) }
    return Diagnostic(
      id: id, kind: Diagnostic.Kind(rawValue: kind) ?? .lint, subject: subject,
      participants: participants, message: message,
      reason: try optional { (decoder) throws(RecordFault) in try decoder.reader.text() },
      remedy: remedy,
      calls: try list { (decoder) throws(RecordFault) in try decoder.int32() },
      correctedOrder: try list { (decoder) throws(RecordFault) in try decoder.reader.text() },
      line: line)
  }
}
