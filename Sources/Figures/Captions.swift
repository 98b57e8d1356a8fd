import Drawing
import Geometry
package import Hierarchy

/// A line of the trace as pictures show it: what happened, to whom, and when.
package struct Caption: Hashable, Sendable {
  /// Without the time.
  package let text: String
  package let instant: Instant
  /// The place of its event in the recording.
  package let event: Int
  /// Whether it tells of a mistake.
  package let isAlarm: Bool

  func run(_ palette: Palette, size: Double, width: Double) -> TextRun {
    TextRun(
      text, size: size, color: isAlarm ? palette.alarm : palette.text, width: max(width, 1))
  }
}

extension Recording {
  /// The lines of the default trace that belong to some of the events.
  package func captions(of range: Range<Int>) -> [Caption] {
    range.clamped(to: events.indices).compactMap { index in
      let event = events[index]
      guard event.isInDefaultTrace, let line = traceLine(of: event) else { return nil }
      let isAlarm = if case .diagnostic = event.kind { true } else { false }
      let text = line.split(separator: " ", maxSplits: 1).last.map(String.init) ?? line
      return Caption(text: text, instant: event.instant, event: index, isAlarm: isAlarm)
    }
  }
}
