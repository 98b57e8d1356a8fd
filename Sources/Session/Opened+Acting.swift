package import Geometry
package import Hierarchy
import Scenarios

/// Gestures, and the branches they start.
extension Opened {
  /// Adds a gesture at the playhead; removes later ones.
  mutating func act(_ gesture: Gesture) {
    let done = zip(run.gestures, gestureStarts).prefix { $0.1 < player.eventCount }.map(\.0)
    run = run.with(done)
    run.perform(gesture, at: player.instant, afterEvents: forkedScript)
    outcome = run.execute()
    chosenStatement = nil
    player.adopt(recording)
    refocus()
  }

  /// How many events of a script are kept when acting at this point; nil for all.
  private var forkedScript: Int? {
    guard let script = outcome.script, player.eventCount < script.eventCount else { return nil }
    return player.eventCount
  }

  /// Executes another run and seeks to its end.
  mutating func replay(_ other: Run) {
    chosenStatement = nil
    run = other
    outcome = run.execute()
    player.seekToEnd(of: recording)
    refocus()
  }

  /// Goes back to an earlier run of the same branch.
  mutating func goBack(to before: Opened) {
    (run, outcome, player) = (before.run, before.outcome, before.player)
  }

  /// Whether a run differs in more than the passing of turns.
  func differs(from other: RunOutcome, after gesture: Gesture) -> Bool {
    recording.differs(from: other.recording) || gesture.isOfNetwork
      || outcome.script?.stop != other.script?.stop || outcome.changesSurroundings(of: other)
  }

  /// The index of the gesture that caused the last event; nil if none did.
  var latestGesture: Int? {
    guard player.eventCount > (outcome.script?.eventCount ?? 0) else { return nil }
    return gestureStarts.lastIndex { $0 < player.eventCount }
  }

  /// Whether a gesture or script line can be skipped here.
  package var canSkip: Bool { latestGesture != nil || executedLine != nil }

  /// The script line that would be skipped here; nil if it is a gesture, or nothing.
  package var lineToSwitchOff: String? { latestGesture == nil ? executedLineText : nil }
}

/// Branches.
extension Opened {
  /// The names of the branches, in order of creation; empty without a fork.
  package var branchNames: [String] { branches.all.map(\.name) }

  /// The index of the current branch.
  package var shownBranch: Int { branches.current }

  /// Starts a branch here.
  mutating func fork() { branches.fork(from: run) }

  /// Starts a branch if an action in the past would discard later ones; during playback the present
  /// is the playhead.
  mutating func forkInPast() {
    guard player.eventCount < recording.events.count else { return }
    let isLater = gestureStarts.contains { $0 >= player.eventCount }
    let isInScript = outcome.script.map { player.eventCount < $0.eventCount } ?? false
    if isLater || isInScript || !player.isPlaying { fork() }
  }

  /// The current run and playhead.
  var presentVersion: History.Version {
    History.Version(run: run, branch: branches.current, playhead: player.playhead)
  }

  /// Shows an earlier run; the branch being left is kept.
  mutating func show(_ version: History.Version) {
    branches.switchTo(version.branch, leaving: run)
    replay(version.run)
    if let playhead = version.playhead { player.seek(to: playhead, in: recording) }
  }

  /// A diff of two branches' traces; empty if an index is invalid.
  package func comparedLines(ofBranch first: Int, and second: Int) -> [ComparedLine] {
    guard let one = recording(ofBranch: first), let other = recording(ofBranch: second) else {
      return []
    }
    return ComparedLine.lines(of: one, and: other)
  }

  /// The recording of a branch; nil if it does not exist.
  package func recording(ofBranch place: Int) -> Recording? {
    guard let branch = branches[place] else { return nil }
    return place == branches.current ? recording : branch.run.record()
  }
}

/// The device: its size, its network, its keyboard, and an app beside the document's.
extension Opened {
  /// The window's final size.
  package var deviceSize: CGSize? {
    state.windows.first.flatMap { state.views[$0.view]?.bounds.size }
  }

  /// The network's final state, or nil for the container's own.
  package var network: DeviceNetwork? {
    guard let surroundings = outcome.surroundings else { return nil }
    if surroundings.isDown { return .down }
    return DeviceNetwork.allCases.first { $0 != .down && $0.latency == surroundings.latency }
  }

  /// Whether the keyboard is visible or a text field can show it.
  package var hasKeyboard: Bool { state.keyboardTouch != nil }

  /// The final place of a marker.
  package func place(ofMarker marker: Int, on map: NodeID) -> Content.Place? {
    state.place(ofMarker: marker, on: map)
  }

  /// The shared screen at the playhead; nil if the app has the whole screen.
  package var sharedScreen: SharedScreen? {
    let begun = zip(run.gestures, gestureStarts).prefix {
      $0.1 <= player.eventCount && $0.0.instant <= player.instant
    }
    for (timed, _) in begun.reversed() {
      switch timed.gesture {
      case .share(let screen, let width, _):
        return width < screen.width ? SharedScreen(size: screen, width: width) : nil
      case .resize: return nil
      default: continue
      }
    }
    return nil
  }

  /// The tablet for Split View, if the screen is smaller.
  private static let tablet = CGSize(width: 1024, height: 768)

  /// The screen on which the app would get a part.
  var screenToShare: CGSize {
    if let sharedScreen { return sharedScreen.size }
    guard let size = deviceSize, min(size.width, size.height) >= Self.tablet.height else {
      return Self.tablet
    }
    return size
  }
}

extension Gesture {
  /// Whether it changes the network, which sends no event.
  fileprivate var isOfNetwork: Bool {
    if case .network = self { true } else { false }
  }
}

extension RunOutcome {
  /// Whether later requests will be answered differently.
  fileprivate func changesSurroundings(of other: RunOutcome) -> Bool {
    guard let surroundings, let others = other.surroundings else { return false }
    return surroundings != others
  }
}

extension Recording {
  /// Whether it has other events than the passing of turns.
  func differs(from other: Recording) -> Bool {
    changes != other.changes || happenings != other.happenings
  }

  /// The whole trace except the touches themselves.
  private var happenings: [String] {
    events.compactMap(traceLine(of:)).filter { !$0.hasSuffix(".tap()") && !$0.contains(".pan(") }
  }
}
