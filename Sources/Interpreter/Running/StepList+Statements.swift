// The statements of a line: where in a run a person is who points at the line.

extension StepList {
  /// The steps of one statement, from where it began to where it went on for the last time.
  ///
  /// What it called lies between them.
  package typealias Statement = ClosedRange<Int>

  /// The statement of a line that stands for the line: the first during which something happened,
  /// or else the first of all.
  package func statement(ofLine line: Int, total: Int) -> Statement? {
    let steps = (0..<count).lazy.filter { self[$0].line == line }
    let first = steps.first { self[$0].eventCount < eventCount(afterStep: $0, total: total) }
    return (first ?? steps.first).map { $0...end(ofStatementAt: $0) }
  }

  /// How many events there were when a step was over.
  package func eventCount(afterStep step: Int, total: Int) -> Int {
    step + 1 < count ? self[step + 1].eventCount : total
  }

  /// Which of its line's statements, from 0, the one that began at a step is.
  package func ordinal(ofStep step: Int) -> Int {
    (0..<step).count { self[$0].line == self[step].line }
  }

  /// The statement that is a line's `ordinal`th, from 0.
  package func statement(ofLine line: Int, ordinal: Int) -> Statement? {
    let steps = (0..<count).lazy.filter { self[$0].line == line }
    return steps.dropFirst(ordinal).first.map { $0...end(ofStatementAt: $0) }
  }

  /// A statement goes on after each call inside of it, and in closures on its own line; its line
  /// beginning again after others ends it.
  private func end(ofStatementAt start: Int) -> Int {
    var end = start
    for step in start + 1..<max(start + 1, count) where self[step].line == self[start].line {
      guard self[step].isResumption || step == end + 1 else { break }
      end = step
    }
    return end
  }
}
