import Geometry
import Hierarchy
import Lessons
import Scenarios
import Support

/// What comes next in a run, and what one may say about it.
package enum Upcoming: Hashable, Sendable {
  /// A line of the trace without its time, as in "detail viewDidAppear(true)", and how much
  /// simulated time passes until then, in seconds.
  case event(String, wait: Double)
  /// Nothing until the user acts.
  case nothing
  /// Nothing: the script has ended.
  case endOfScript
  /// The recording has ended, and a recording takes no input.
  case nothingRecorded
  /// The next event of a running program.
  case live
  /// A question of the lesson asks about it: to say it would give the answer away.
  case asked

  /// What one reads: "Next: detail viewDidAppear(true), in 120 ms".
  package var words: String {
    switch self {
    case .event(let text, let wait) where wait <= 0: localized("Next: \(text), immediately")
    case .event(let text, let wait): localized("Next: \(text), in \(Self.words(ofSeconds: wait))")
    case .nothing: localized("Idle: waiting for input")
    case .endOfScript: localized("End of script")
    case .nothingRecorded: localized("End of recording")
    case .live: localized("Live")
    case .asked: localized("Next: ?")
    }
  }

  /// "120 ms", or "1.5 s" from a second on; what is yet to come is never "0 ms".
  private static func words(ofSeconds seconds: Double) -> String {
    let milliseconds = max(Int(clamping: (seconds * 1000).rounded()), 1)
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    let tenths = milliseconds / 100 + (milliseconds % 100 + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension Session {
  /// What a step forward by callbacks would lead to.
  ///
  /// - Complexity: O(events until then).
  package var upcoming: Upcoming {
    if isAskingWhatComes { return .asked }
    guard let index = upcomingEvent, let line = recording.traceLine(of: recording.events[index])
    else {
      if isFollowing { return .live }
      if isWatchingOnly { return .nothingRecorded }
      return run.scenario.script == nil ? .nothing : .endOfScript
    }
    let event = recording.events[index]
    let start = "\(event.instant.milliseconds) "
    let text = line.hasPrefix(start) ? String(line.dropFirst(start.count)) : line
    return .event(text, wait: event.instant.seconds - player.instant.seconds)
  }

  private var upcomingEvent: Int? {
    recording.events.indices[min(player.eventCount, recording.events.count)...]
      .first { recording.events[$0].isInDefaultTrace }
  }

  /// Whether the open page has a question about what comes that was not answered yet.
  var isAskingWhatComes: Bool {
    guard let lesson else { return false }
    return lesson.page.items.contains { item in
      guard lesson.progress.answers[item] == nil,
        case .prediction(let prediction) = lesson.lesson.items[item]
      else { return false }
      return prediction.isAboutWhatComes
    }
  }
}

extension Prediction {
  /// Whether the next line of the trace would answer it, or a part of it.
  var isAboutWhatComes: Bool {
    switch kind {
    case .next, .order: true
    case .place: false
    case .truth(let claim, _):
      switch claim.kind {
      case .happens, .order, .diagnostics: true
      case .property, .tree, .stage, .sameStage: false
      }
    }
  }
}
