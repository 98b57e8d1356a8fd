import Support

/// A moment in the run of one of the lesson's scripts.
package struct LessonPlace: Hashable, Sendable {
  /// The script's name; nil for the first.
  package let program: String?
  package let moment: Moment

  package init(program: String?, moment: Moment) {
    (self.program, self.moment) = (program, moment)
  }

  package enum Moment: Hashable, Sendable {
    case start
    case end
    case milliseconds(Int)
    /// After this event.
    case event(EventName)
  }
}

/// A line of a trace without its time, such as "a viewDidLoad", and its occurrence.
package struct EventName: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  /// Counted from 1.
  package let occurrence: Int

  /// Parses "a viewDidLoad" or "a viewDidLoad #2".
  package init(_ words: String) {
    let parts = words.split(separator: "#")
    if parts.count > 1, let last = parts.last, let number = Int(last), number > 0 {
      let rest = words.dropLast(last.count + 1)
      (text, occurrence) = (String(rest.trimmed), number)
    } else {
      (text, occurrence) = (String(words.trimmed), 1)
    }
  }

  package var description: String { occurrence > 1 ? "\(text) #\(occurrence)" : text }
}
