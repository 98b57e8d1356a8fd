/// A recording as text, one event per line.
extension Recording {
  /// The trace as text: milliseconds, subject, event; each line ends in a line feed.
  ///
  /// `all` adds layout callbacks, the calls themselves and releases.
  public func traceText(all: Bool = false) -> String {
    var writer = TraceWriter(of: self)
    for event in events where all || event.isInDefaultTrace {
      if writer.write(event) { writer.endLine() }
    }
    return writer.text
  }

  /// One event as a line without its line feed, or nil for events that traces never show.
  ///
  /// Line breaks in messages and printed text become blanks; control characters become Swift
  /// escapes such as `\u{1b}`.
  public func traceLine(of event: Event) -> String? {
    var writer = TraceWriter(of: self)
    return writer.write(event) ? writer.text : nil
  }
}
