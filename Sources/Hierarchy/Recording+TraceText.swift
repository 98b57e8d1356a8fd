/// A recording as lines of text, one event a line.
extension Recording {
  /// The trace as text: milliseconds, subject, event; each line ends in a line feed.
  ///
  /// `all` adds layout callbacks, the calls themselves and releases.
  public func traceText(all: Bool = false) -> String {
    events.reduce(into: "") { text, event in
      guard all || event.isInDefaultTrace, let line = traceLine(of: event) else { return }
      text += line + "\n"
    }
  }

  /// One event as a line without its end, or nil for events that no trace shows.
  ///
  /// Line breaks in names, messages and printed text become blanks.
  public func traceLine(of event: Event) -> String? {
    guard let line = traceText(of: event) else { return nil }
    return line.contains(where: \.isNewline)
      ? String(line.map { $0.isNewline ? " " : $0 }) : line
  }

  private func traceText(of event: Event) -> String? {
    let time = event.instant.milliseconds
    let subject = event.subject.map(name(of:)) ?? ""
    switch event.kind {
    case .callback(let callback):
      guard let argument = callback.argument(name(of:)) else {
        return "\(time) \(subject) \(callback.name)"
      }
      let label = callback.label.map { "\($0): " } ?? ""
      return "\(time) \(subject) \(callback.name)(\(label)\(argument))"
    case .completion(let completion, let finished):
      return "\(time) \(subject) completion \(completion.rawValue) finished=\(finished)"
    case .delegate(let message, let about):
      return "\(time) \(subject) delegate.\(message.rawValue)(\(about.map(name(of:)) ?? "nil"))"
    case .call(let method, let argument):
      return "\(time) call \(subject).\(method.rawValue)(\(argument.map(name(of:)) ?? ""))"
    case .containerCall(let index):
      return "\(time) call \(subject.isEmpty ? "" : subject + ".")\(log[Int(index)])"
    case .diagnostic(let index):
      let diagnostic = diagnostics[Int(index)]
      let mark = diagnostic.kind == .lint ? "?" : "!"
      return ["\(time)", mark, diagnostic.id, subject, diagnostic.message]
        .filter { !$0.isEmpty }.joined(separator: " ")
    case .log(let index): return "\(time) > \(log[Int(index)])"
    case .gone: return "\(time) gone \(subject)"
    case .settled: return nil
    }
  }
}
