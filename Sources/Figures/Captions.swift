import Drawing
import Geometry
package import Hierarchy

/// A trace line as a caption.
package struct Caption: Hashable, Sendable {
  /// Without the time.
  package let text: String
  package let instant: Instant
  /// The index of its event.
  package let event: Int
  /// Whether it reports a diagnostic.
  package let isAlarm: Bool

  func run(_ palette: Palette, size: Double, width: Double) -> TextRun {
    TextRun(
      text, size: size, color: isAlarm ? palette.alarm : palette.text, width: max(width, 1))
  }
}

extension Recording {
  /// The lines of the default trace in a range of events.
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
