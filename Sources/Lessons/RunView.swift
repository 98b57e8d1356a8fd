import Figures
import Hierarchy
import Script

/// A recording in terms of claims: trace lines without times, and the state at a place.
struct RunView {
  let recording: Recording
  /// The lines of the whole trace without times, with the indices of their events.
  let lines: [(text: String, index: Int)]

  init(of recording: Recording) {
    self.recording = recording
    lines = recording.events.enumerated().compactMap { index, event in
      guard let line = recording.traceLine(of: event), let blank = line.firstIndex(of: " ") else {
        return nil
      }
      return (String(line[line.index(after: blank)...]), index)
    }
  }

  /// The index of the event with a name; throws a denial if there is none.
  func index(of event: EventName) throws(Denial) -> Int {
    let found = lines.lazy.filter { $0.text == event.text }.map(\.index)
    guard let index = found.dropFirst(event.occurrence - 1).first else {
      let count = found.count
      if count > 0 { throw Denial("\"\(event.text)\" happens \(count) times") }
      let near = NearMiss.nearest(to: event.text, in: Array(Set(lines.map(\.text))).sorted())
      throw Denial(
        "\"\(event.text)\" never happens" + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    return index
  }

  /// The playhead of a moment in the recording.
  func playhead(at moment: LessonPlace.Moment) throws(Denial) -> Playhead {
    switch moment {
    case .start: return Playhead(instant: .zero, eventCount: 0)
    case .end: return Playhead(.line(.max), in: recording)
    case .milliseconds(let number):
      return Playhead(.instant(Instant(seconds: Double(number) / 1000)), in: recording)
    case .event(let event):
      let index = try index(of: event)
      return Playhead(instant: recording.events[index].instant, eventCount: index + 1)
    }
  }

  /// The line after a place in the default trace, without its time.
  func line(after playhead: Playhead) -> String? {
    lines.first {
      $0.index >= playhead.eventCount && recording.events[$0.index].isInDefaultTrace
    }?.text
  }
}

/// The reason why a claim does not hold, with the actual value.
struct Denial: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
