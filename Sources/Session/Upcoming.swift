import Geometry
import Hierarchy
import Lessons
import Scenarios
import Support

/// The next event of a run, and how it is described.
package enum Upcoming: Hashable, Sendable {
  /// A trace line without its time, as in "detail viewDidAppear(true)", and the simulated time
  /// until then, in seconds.
  case event(String, wait: Double)
  /// Nothing until the user acts.
  case nothing
  /// The script has ended.
  case endOfScript
  /// The recording has ended, and a recording takes no input.
  case nothingRecorded
  /// The next event of a running program.
  case live
  /// A question of the lesson asks about it, so it is not revealed.
  case asked

  /// The description: "Next: detail viewDidAppear(true), in 120 ms".
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

  /// "120 ms", or "1.5 s" from a second on; at least "1 ms".
  private static func words(ofSeconds seconds: Double) -> String {
    let milliseconds = max(Int(clamping: (seconds * 1000).rounded()), 1)
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    let tenths = milliseconds / 100 + (milliseconds % 100 + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension Upcoming {
  /// The event that the next step by callback leads to.
  ///
  /// - Complexity: O(events until then).
  init(in opened: Opened) {
    let (recording, player) = (opened.recording, opened.player)
    guard !opened.isAskingWhatComes else {
      self = .asked
      return
    }
    let next = recording.events[min(player.eventCount, recording.events.count)...]
      .first(where: \.isInDefaultTrace)
    if let next, let line = recording.traceLine(of: next) {
      let start = "\(next.instant.milliseconds) "
      let text = line.hasPrefix(start) ? String(line.dropFirst(start.count)) : line
      self = .event(text, wait: next.instant.seconds - player.instant.seconds)
    } else if opened.isFollowing {
      self = .live
    } else if opened.isReadOnly {
      self = .nothingRecorded
    } else {
      self = opened.run.scenario.script == nil ? .nothing : .endOfScript
    }
  }
}

extension Prediction {
  /// Whether the next trace line is part of its answer.
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
