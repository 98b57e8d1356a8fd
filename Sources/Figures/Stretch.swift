package import Hierarchy

/// A part of a run between two instants, both included.
package struct Stretch: Hashable, Sendable {
  package let start: Instant
  package let end: Instant

  /// Creates a stretch; if the end precedes the start, it is empty.
  package init(from start: Instant, to end: Instant) {
    (self.start, self.end) = (start, max(start, end))
  }

  package var seconds: Double { Double(end.nanoseconds - start.nanoseconds) / 1e9 }

  /// Equally spaced instants, including both ends.
  package func instants(_ count: Int) -> [Instant] {
    guard count > 1 else { return [start] }
    return (0..<count).map { start.advanced(by: seconds * Double($0) / Double(count - 1)) }
  }
}

extension Recording {
  /// The whole run.
  package var wholeStretch: Stretch { Stretch(from: .zero, to: end) }

  /// The parts in which something moves, in order; adjacent ones are merged.
  package var movingStretches: [Stretch] {
    let moves = changes.indices.compactMap { index -> Stretch? in
      guard case .animationBegan(let animation) = changes[index], animation.duration > 0 else {
        return nil
      }
      return Stretch(
        from: animation.begin, to: animation.begin.advanced(by: animation.duration))
    }
    var result: [Stretch] = []
    for move in moves.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = result.last, move.start <= last.end {
        result[result.count - 1] = Stretch(from: last.start, to: max(last.end, move.end))
      } else {
        result.append(move)
      }
    }
    return result
  }

  /// The default part: the first animation, else the whole run.
  package var tellingStretch: Stretch { movingStretches.first ?? wholeStretch }

  /// Equally spaced playheads in a stretch.
  ///
  /// In a stretch without duration they are equally spaced by events.
  package func playheads(in stretch: Stretch, count: Int) -> [Playhead] {
    guard stretch.seconds <= 0 else {
      return stretch.instants(count).map { Playhead(.instant($0), in: self) }
    }
    let last = eventCount(through: stretch.end)
    let lines = defaultTraceIndices.filter { $0 < last && events[$0].instant == stretch.start }
    guard lines.count > 1, count > 1 else {
      return [Playhead(instant: stretch.start, eventCount: last)]
    }
    let number = min(count, lines.count)
    return (0..<number).map { step in
      let line = lines[step * (lines.count - 1) / (number - 1)]
      return Playhead(instant: stretch.start, eventCount: line + 1)
    }
  }
}
