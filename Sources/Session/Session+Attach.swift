import Figures
package import Hierarchy
import Scenarios

/// Watching running programs, whose recordings grow.
extension Session {
  /// Updates the open recording to a longer version.
  ///
  /// A playhead at the end moves to the new end; elsewhere it keeps its position. Selection, folds
  /// and search are kept.
  package mutating func follow(_ recording: Recording) {
    guard isReadOnly else { return }
    let wasLive = isLive
    run = Run(
      Scenario(recording: recording, named: run.scenario.slug), geocoder: worlds.geocoder)
    let first = firstRun
    outcome = run.execute()
    firstRun = first
    if wasLive { player.seekToEnd(of: recording) }
    let count = recording.latest.views.count
    if count > 2 * (browsing.levels?.nodes ?? 0) { keepLevels() }
  }

  /// Continues with a new recording of the watched program, because the previous one is full;
  /// `newIDs` maps the IDs of its views to those in the new one.
  ///
  /// Moves to the end. The previous recording remains in `leftRecording` until the caller takes it;
  /// selection, folds and search are kept.
  package mutating func continueFollowing(
    in recording: Recording, newIDs: [NodeID: NodeID]
  ) {
    let (browsing, selection) = (browsing, selection)
    watch(recording, named: run.scenario.slug)
    self.browsing = browsing.renamed { newIDs[$0] }
    if let selection { self.selection = newIDs[selection] }
  }

  /// Opens the recording of a running program at its end.
  package mutating func watch(_ recording: Recording, named name: String) {
    open(recording, named: name)
    followedOpening = openCount
    recorded = (openCount, 0)
    goToEnd()
    keepLevels()
  }

  /// Whether the open document shows another program's widgets, live or recorded.
  package var showsProgram: Bool { state.showsProgram }

  /// Stops following, because the program has exited.
  package mutating func endFollowing() { followedOpening = nil }

  /// Whether the open document is a running program whose recording may still grow.
  package var isFollowing: Bool { followedOpening == openCount }

  /// Keeps the number of unfolded levels until the program has twice as many views.
  mutating func keepLevels() {
    let views = CardTree.views(of: recording.latest)
    browsing.levels = .init(count: DefaultFolds.levels(of: views), nodes: views.keys.count)
  }

  /// Whether the playhead rests at the end of the recording.
  package var isLive: Bool {
    !player.isPlaying && player.eventCount >= recording.events.count
  }
}
