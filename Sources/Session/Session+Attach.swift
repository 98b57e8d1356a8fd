import Figures
package import Hierarchy
import Scenarios

/// Watching running programs: their recordings grow meanwhile.
extension Session {
  /// Shows a longer version of the open recording.
  ///
  /// At its end it follows live; at an earlier moment it stays there. Selection, folds and search
  /// stay.
  package mutating func follow(_ recording: Recording) {
    guard isWatchingOnly else { return }
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

  /// Continues with a new recording of the watched program, because the previous one became long;
  /// `names` maps its views to the new one.
  ///
  /// Shows the end live. The previous recording is left for the caller to keep; selection, folds
  /// and search stay.
  package mutating func goOn(with recording: Recording, names: [NodeID: NodeID]) {
    let (browsing, selection) = (browsing, selection)
    watch(recording, named: run.scenario.slug)
    self.browsing = browsing.renamed { names[$0] }
    if let selection { self.selection = names[selection] }
  }

  /// Opens a running program's recording at its end.
  package mutating func watch(_ recording: Recording, named name: String) {
    open(recording, named: name)
    followedOpening = openCount
    recorded = (openCount, 0)
    goToEnd()
    keepLevels()
  }

  /// Whether it shows another program's widgets, live or recorded.
  package var showsProgram: Bool { state.showsProgram }

  /// Stops following: the program has exited.
  package mutating func endFollowing() { followedOpening = nil }

  /// Whether the open document is a running program that may send more.
  package var isFollowing: Bool { followedOpening == openCount }

  /// Keeps the current number of unfolded levels until the program has doubled in size.
  mutating func keepLevels() {
    let views = CardTree.views(of: recording.latest)
    browsing.levels = .init(count: UsualFolds.levels(of: views), nodes: views.keys.count)
  }

  /// Whether the playhead rests at the end of the recording.
  package var isLive: Bool {
    !player.isPlaying && player.eventCount >= recording.events.count
  }
}
