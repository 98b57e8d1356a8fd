import Figures
package import Hierarchy
import Scenarios

/// Programs that run elsewhere: their recordings grow while one looks at them.
extension Session {
  /// Shows a longer version of the recording that is open.
  ///
  /// At its end it stays at the end and shows it live; at an earlier moment it stays there.
  /// Selection, folds and search stay.
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

  /// Shows another recording of the program that is watched, as the one before has become long; what
  /// that one's views are called in it is in `names`.
  ///
  /// It shows the end live. The recording so far is left for the caller to keep; selection, folds
  /// and search stay.
  package mutating func goOn(with recording: Recording, names: [NodeID: NodeID]) {
    let (browsing, selection) = (browsing, selection)
    watch(recording, named: run.scenario.slug)
    self.browsing = browsing.renamed { names[$0] }
    if let selection { self.selection = names[selection] }
  }

  /// Opens what was seen of a running program, at its latest moment.
  package mutating func watch(_ recording: Recording, named name: String) {
    open(recording, named: name)
    followedOpening = openCount
    recorded = (openCount, 0)
    goToEnd()
    keepLevels()
  }

  /// Whether a program is shown as others' widgets are: it runs, or was recorded.
  package var showsProgram: Bool { state.showsProgram }

  /// From now on nothing is added to what is open: its program has ended.
  package mutating func endFollowing() { followedOpening = nil }

  /// Whether what is open is a program that runs, and more may come any time.
  package var isFollowing: Bool { followedOpening == openCount }

  /// From now on so many levels are unfolded as now, until the program has become twice as large.
  mutating func keepLevels() {
    let views = CardTree.views(of: recording.latest)
    browsing.levels = .init(count: UsualFolds.levels(of: views), nodes: views.keys.count)
  }

  /// Whether one stands at the end of what was recorded, and is not on the way there.
  package var isLive: Bool {
    !player.isPlaying && player.eventCount >= recording.events.count
  }
}
