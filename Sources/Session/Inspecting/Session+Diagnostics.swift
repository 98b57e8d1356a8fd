import Hierarchy

/// Navigating between diagnostics.
extension Session {
  /// The event of the next diagnostic, wrapping around.
  ///
  /// - Complexity: O(*events*).
  package var nextDiagnosis: Int? {
    guard !recording.diagnostics.isEmpty else { return nil }
    let events = recording.events
    func first(in range: Range<Int>) -> Int? {
      range.first { if case .diagnostic = events[$0].kind { true } else { false } }
    }
    let here = min(player.eventCount, events.count)
    return first(in: here..<events.count) ?? first(in: 0..<here)
  }
}
