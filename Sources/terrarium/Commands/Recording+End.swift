import Hierarchy
import Session

/// Moments that a run does not have.
extension Recording {
  /// How long a run may be looked at after its last event, in milliseconds.
  private static let rest = 1_000

  /// Refuses a moment past the end, where a picture of the end would be taken for it.
  ///
  /// `words` is how the moment was written, `name` what was run.
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
