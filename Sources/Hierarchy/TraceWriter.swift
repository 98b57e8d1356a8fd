/// Formats events as text in one byte buffer, without a string per event.
struct TraceWriter {
  private let recording: Recording
  private var bytes: [UInt8] = []
  /// The instant of the last event, and its prefix.
  private var (instant, beginning) = (Instant.zero, "0 ")

  init(of recording: Recording) { self.recording = recording }

  /// The text written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Writes an event unless traces omit it; returns whether it did.
  mutating func write(_ event: Event) -> Bool {
    if case .settled = event.kind { return false }
    if event.instant != instant {
      (instant, beginning) = (event.instant, "\(event.instant.milliseconds) ")
    }
    write(beginning)
    let subject = event.subject
    switch event.kind {
    case .callback(let callback):
      write(subject, " ")
      write(callback)
    case .completion(let completion, let finished):
      write(subject, " completion ")
      write(completion.rawValue)
      write(finished ? " finished=true" : " finished=false")
    case .delegate(let message, let about):
      write(subject, " delegate.")
      write(message.rawValue)
      write("(")
      write(about, or: "nil", ")")
    case .call(let method, let argument):
      write("call ")
      write(subject, ".")
      write(method.rawValue)
      write("(")
      write(argument, ")")
    case .containerCall(let index):
      write("call ")
      if let subject, !recording.name(of: subject).isEmpty { write(subject, ".") }
      writeLine(recording.log[Int(index)])
    case .diagnostic(let index): write(recording.diagnostics[Int(index)], subject)
    case .log(let index):
      write("> ")
      writeLine(recording.log[Int(index)])
    case .gone:
      write("gone ")
      write(subject, "")
    case .settled: break
    }
    return true
  }

  private mutating func write(_ callback: Callback) {
    write(callback.name)
    switch callback {
    case .willMove(let parent), .didMove(let parent):
      write("(toParent: ")
      write(parent, or: "nil", ")")
    default:
      guard let argument = callback.argument(recording.name(of:)) else { return }
      write("(")
      if let label = callback.label {
        write(label)
        write(": ")
      }
      writeName(argument)
      write(")")
    }
  }

  /// Writes a diagnostic without gaps for empty parts.
  private mutating func write(_ diagnostic: Diagnostic, _ subject: NodeID?) {
    write(diagnostic.kind == .lint ? "?" : "!")
    for part in [diagnostic.id, subject.map(recording.name(of:)) ?? ""] where !part.isEmpty {
      write(" ")
      writeName(part)
    }
    guard !diagnostic.message.isEmpty else { return }
    write(" ")
    writeLine(diagnostic.message)
  }

  /// Writes the name of a controller or view, or a placeholder, then `end`.
  private mutating func write(_ node: NodeID?, or none: String = "", _ end: StaticString) {
    if let node { writeName(recording.name(of: node)) } else { write(none) }
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount))
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a name, with control characters escaped.
  private mutating func writeName(_ text: String) { write(text.visible()) }

  /// Writes a message or printed text, with line breaks as spaces.
  private mutating func writeLine(_ text: String) { write(text.visible(.line)) }
}
