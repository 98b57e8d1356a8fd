/// A recording as JSON lines, in a stable format for other programs.
extension Recording {
  /// The trace as JSON lines; `all` as in `traceText(all:)`.
  public func traceJSON(all: Bool = false) -> String {
    events.reduce(into: "") { text, event in
      guard all || event.isInDefaultTrace, let object = traceObject(of: event) else { return }
      text += object.text + "\n"
    }
  }

  /// A diagnostic as a JSON object with the name of its file, or nil for other events.
  public func diagnosticJSON(of event: Event, file: String) -> JSON? {
    guard case .diagnostic = event.kind, case .object(let fields)? = traceObject(of: event) else {
      return nil
    }
    return .object(fields + [("file", .string(file))])
  }

  /// One event as a JSON object, or nil for events that traces never show.
  func traceObject(of event: Event) -> JSON? {
    let subject = JSON(event.subject.map(name(of:)))
    let head: [(String, JSON)] = [
      ("time", .number(Double(event.instant.milliseconds))), ("turn", .number(Double(event.turn))),
    ]
    switch event.kind {
    case .callback(let callback):
      let arguments = callback.argument(name(of:)).map { [JSON.string($0)] } ?? []
      return .object(
        head + [
          ("subject", subject), ("callback", .string(callback.name)),
          ("arguments", .array(arguments)),
        ])
    case .completion(let completion, let finished):
      return .object(
        head + [
          ("completion", .string(completion.rawValue)), ("subject", subject),
          ("finished", .bool(finished)),
        ])
    case .delegate(let message, let about):
      return .object(
        head + [
          ("subject", subject), ("callback", .string("delegate.\(message.rawValue)")),
          ("arguments", .array([.string(about.map(name(of:)) ?? "nil")])),
        ])
    case .call(let method, let argument):
      return .object(
        head + [
          ("call", .string(method.rawValue)), ("subject", subject),
          ("arguments", .array(argument.map { [.string(name(of: $0))] } ?? [])),
        ])
    case .containerCall(let index):
      // The text of the call includes its arguments.
      return .object(
        head + [("call", .string(log[Int(index)])), ("subject", subject), ("arguments", .null)])
    case .diagnostic(let index):
      let diagnostic = diagnostics[Int(index)]
      return .object(
        head + [
          ("diagnostic", .string(diagnostic.id)), ("kind", .string(diagnostic.kind.rawValue)),
          ("subject", subject), ("message", .string(diagnostic.message)),
          ("line", diagnostic.line.map { .number(Double($0)) } ?? .null),
          ("remedy", JSON(diagnostic.remedy)),
        ])
    case .log(let index):
      let about = event.subject == nil ? [] : [("subject", subject)]
      return .object(head + about + [("log", .string(log[Int(index)]))])
    case .gone: return .object(head + [("gone", subject)])
    case .settled: return nil
    }
  }
}
