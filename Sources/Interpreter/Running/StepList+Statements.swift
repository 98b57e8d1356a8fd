// The statements of a line, for showing the run at the line under the pointer.

extension StepList {
  /// The steps of one statement, from its start to its last continuation, including the calls in
  /// between.
  package typealias Statement = ClosedRange<Int>

  /// The statement shown for a line: the first one with events, or else the first one.
  package func statement(ofLine line: Int, total: Int) -> Statement? {
    let steps = (0..<count).lazy.filter { self[$0].line == line }
    let first = steps.first { self[$0].eventCount < eventCount(afterStep: $0, total: total) }
    return (first ?? steps.first).map { $0...end(ofStatementAt: $0) }
  }

  /// The event count after a step.
  package func eventCount(afterStep step: Int, total: Int) -> Int {
    step + 1 < count ? self[step + 1].eventCount : total
  }

  /// The index of the statement that starts at a step among those of its line.
  package func ordinal(ofStep step: Int) -> Int {
    (0..<step).count { self[$0].line == self[step].line }
  }

  /// The `ordinal`th statement of a line, from 0.
  package func statement(ofLine line: Int, ordinal: Int) -> Statement? {
    let steps = (0..<count).lazy.filter { self[$0].line == line }
    return steps.dropFirst(ordinal).first.map { $0...end(ofStatementAt: $0) }
  }

  /// A statement continues after each call in it, and in closures on its line; it ends if its line
  /// starts again after other lines.
  private func end(ofStatementAt start: Int) -> Int {
    var end = start
    for step in start + 1..<max(start + 1, count) where self[step].line == self[start].line {
      guard self[step].isResumption || step == end + 1 else { break }
      end = step
    }
    return end
  }
}
