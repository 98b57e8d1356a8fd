import Hierarchy
import Session

/// Validating moments.
extension Recording {
  /// The longest time after a run's last event, in milliseconds.
  private static let rest = 1_000

  /// Throws for a moment past the end, which would otherwise show the end.
  ///
  /// `words` is the moment as written, `name` the subject.
  func check(_ moment: Moment, writtenAs words: String, of name: String) throws(CommandError) {
    let last: String
    switch moment {
    case .line(let line):
      let count = defaultTraceIndices.count
      guard line > count else { return }
      last = "e\(count)"
    case .instant(let instant):
      guard instant.milliseconds > end.milliseconds + Self.rest else { return }
      last = "\(end.milliseconds)"
    }
    throw .pastTheEnd(moment: words, name: name, last: last)
  }
}
