import Figures
import Hierarchy

/// A step of a web page.
struct PageStep: Hashable {
  let playhead: Playhead
  /// The number of the last trace line, from 1; nil between lines.
  let line: Int?
  let caption: Caption?
}

/// The steps of a web page: every callback, every rest after callbacks, and frames during movement.
enum PageSteps {
  static func steps(of recording: Recording, in timing: FilmTiming) -> [PageStep] {
    let stretch = timing.stretch
    let first = recording.events.firstIndex { $0.instant >= stretch.start } ?? 0
    let last = recording.eventCount(through: stretch.end)
    let before = recording.defaultTraceIndices.count { $0 < first }
    let captions = recording.captions(of: first..<max(first, last))
    let calls = captions.enumerated().map { place, caption in
      PageStep(
        playhead: Playhead(instant: caption.instant, eventCount: caption.event + 1),
        line: before + place + 1, caption: caption)
    }
    let rests = Set(captions.map(\.instant)).union([stretch.start, stretch.end])
      .union(moving(recording, timing))
      .map { PageStep(playhead: Playhead(.instant($0), in: recording), line: nil, caption: nil) }
    let start = PageStep(
      playhead: Playhead(instant: stretch.start, eventCount: first), line: nil, caption: nil)
    let called = Set(calls.map(\.playhead))
    let all =
      calls + rests.filter { !called.contains($0.playhead) && $0.playhead != start.playhead }
      + [start]
    return all.sorted {
      ($0.playhead.instant, $0.playhead.eventCount) < ($1.playhead.instant, $1.playhead.eventCount)
    }
  }

  /// The initial step: after the first turn.
  static func opening(_ steps: [PageStep], of recording: Recording) -> Int {
    let rest = recording.events.firstIndex { $0.kind == .settled } ?? 0
    return steps.firstIndex { $0.playhead.eventCount > rest } ?? 0
  }

  /// The film's instants during movement.
  private static func moving(_ recording: Recording, _ timing: FilmTiming) -> [Instant] {
    let moves = recording.movingStretches
    return (0..<timing.count).map(timing.instant).filter { instant in
      moves.contains { $0.start <= instant && instant <= $0.end }
    }
  }
}
