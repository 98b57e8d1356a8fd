package import Hierarchy
import Scenarios

/// Programs that run elsewhere: their recordings grow while one looks at them.
extension Session {
  /// Shows a longer version of the recording that is open.
  ///
  /// Whoever stands at its end stays at the end and sees it live; whoever looks at something
  /// earlier goes on looking at that. Selection, folds and search stay.
  package mutating func follow(_ recording: Recording) {
    guard isWatchingOnly else { return }
    let wasLive = isLive
    run = Run(
      Scenario(recording: recording, named: run.scenario.slug), geocoder: worlds.geocoder)
    let first = firstRun
    outcome = run.execute()
    firstRun = first
    if wasLive { player.seekToEnd(of: recording) }
  }

  /// Whether one stands at the end of what was recorded, and is not on the way there.
  package var isLive: Bool {
    !player.isPlaying && player.eventCount >= recording.events.count
  }
}
