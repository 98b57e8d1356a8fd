import Hierarchy
import Lessons

/// Announcements for screen readers.
extension Session {
  /// The message of a diagnostic reported in the last step; nil if there is none.
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

  /// Of a longer step only this many events are searched, its last.
  private static let longestStep = 5_000

  /// The document's title: a lesson's rather than its script's.
  package var title: String { lesson?.lesson.head.title ?? opened.title }

  /// The window's title, also read by screen readers: a new diagnostic, and the document.
  package var windowTitle: String {
    [newDiagnosis, title, "Terrarium"].compactMap(\.self).joined(separator: " — ")
  }
}
