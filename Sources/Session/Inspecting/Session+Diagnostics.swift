import Hierarchy

/// Going from diagnosis to diagnosis, wherever in the run they are.
extension Session {
  /// The event of the first diagnosis after the present moment; after the last one, that of the first.
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
