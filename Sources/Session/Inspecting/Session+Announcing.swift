import Hierarchy
import Lessons

/// What a reader is told as soon as it is there, without being asked.
extension Session {
  /// The diagnosis that the last step came to, with what UIKit or Terrarium says; nil when it came to none.
  package var newDiagnosis: String? {
    let end = player.eventCount
    let start = browsing.stepStart ?? end
    guard start < end, !recording.diagnostics.isEmpty else { return nil }
    for event in recording.events[max(start, end - Self.longestStep)..<end].reversed() {
      if case .diagnostic(let index) = event.kind {
        let diagnostic = recording.diagnostics[Int(index)]
        return "\(diagnostic.id): \(diagnostic.shownMessage)"
      }
    }
    return nil
  }

  /// Of a longer way only so many events, its last, are looked through.
  private static let longestStep = 5_000

  /// What is open, as a person calls it: a lesson rather than the script it is about.
  package var title: String { lesson?.lesson.head.title ?? opened.title }

  /// What the window is called in lists of windows and by readers: what was just found, and what is open.
  package var windowTitle: String {
    [newDiagnosis, title, "Terrarium"].compactMap(\.self).joined(separator: " — ")
  }
}
