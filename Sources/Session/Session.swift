package import Figures
import Foundation
package import Hierarchy
import Interpreter
package import Scenarios

/// The window's model, without a toolkit: document, playhead, selection, and the effects of user
/// actions.
package struct Session: Sendable {
  package let worlds: WorldStore
  /// The current run.
  package internal(set) var run: Run
  /// The run's result.
  package internal(set) var outcome: RunOutcome {
    didSet {
      runCount += 1
      firstRun = runCount
    }
  }
  /// The number of runs shown; invalidates cached results of earlier ones.
  package internal(set) var runCount = 0
  /// The first run that the current one extends; cached results of these remain valid.
  package internal(set) var firstRun = 0
  /// The number of documents opened: names are not unique, as with pasted dumps.
  package internal(set) var openCount = 0
  /// The number of new documents; a reopened file keeps its browsing state.
  package internal(set) var firstLookCount = 0
  /// The opening number of a running program.
  var followedOpening: Int?
  /// The opening number of a watched program, and how many events are saved.
  var recorded: (opening: Int, savedCount: Int)?
  /// The unsaved recording of a replaced document.
  var leftRecording: UnsavedRecording?
  package internal(set) var player = Player() { didSet { noteStep(from: oldValue) } }
  /// The selected node.
  package internal(set) var selection: NodeID?
  /// The browsing state of the trees.
  package internal(set) var browsing = TreeBrowsing()
  /// The open script, if any.
  package internal(set) var document: ScriptDocument?
  /// The errors in the script's text.
  package internal(set) var scriptErrors: [ScriptProblem] = []
  /// The text that was last executed or had errors.
  var executedText: String?
  /// The script that was running at a crash, until it runs again.
  package var interrupted: ScriptIdentity?
  /// Whether the open script is held.
  var holdsRun = false
  /// Whether the next run of the script is its first.
  package internal(set) var isScriptNew = false
  /// The number of scripts opened; results of earlier ones are ignored.
  var scriptCount = 0
  /// The statement selected by its line; nil after moving elsewhere.
  var chosenStatement: StepList.Statement?
  /// How many runs were caused by edits.
  ///
  /// They keep the position, so there is nothing to scroll to.
  package internal(set) var rerunCount = 0
  /// The unit of a step.
  package var stepUnit = StepUnit.callback
  /// Whether animations are reduced, for accessibility.
  package var reducesMotion = false

  /// The open recording's or dump's file, if any.
  var openedFile: URL?
  /// The position to restore after the script's first run.
  var awaited: Whereabouts?

  /// The open lesson, if any.
  package internal(set) var lesson: OpenLesson?
  /// The lesson's running script.
  var shownProgram: String?

  /// The undo history of written changes.
  var handWriting = HandWriting()
  /// Whether to show the end of the next run.
  var isFollowingEnd = false
  /// The playhead to restore after undo or redo, once the text has run.
  var placeToCome: Playhead?
  /// The position before the script was emptied.
  var leftBehind: ClearedScriptPosition?
  /// The branches of the run; empty with a single one.
  var branches: [Branch] = []
  /// The index of the current branch.
  var branch = 0
  var past: [Version] = []
  var future: [Version] = []
  /// The documents replaced by pasted text.
  var replaced = Replaced()
  var drag: MarkerDrag?
  var pull: Pull?
  var touch: Touch?
  /// The microscope's transition, and its run.
  var lens: Microscope?
  /// Creates a session with a scenario, or with the first container if the name is unknown.
  ///
  /// A container starts at rest, a script or recording after its first turn.
  package init(worlds: WorldStore, opening name: String? = nil) {
    self.init(
      worlds: worlds,
      opening: name.flatMap(Scenario.named) ?? Scenario(opening: SystemInfo.all[0]))
  }

  /// Creates a session with a scenario.
  package init(worlds: WorldStore, opening scenario: Scenario) {
    self.worlds = worlds
    run = Run(scenario, geocoder: worlds.geocoder)
    outcome = run.execute()
    document = ScriptDocument(of: scenario)
    executedText = document?.text
    standAtStart()
  }

  /// The run's recording.
  package var recording: Recording { outcome.recording }

  /// The event count before each gesture of the run.
  var gestureStarts: [Int] { outcome.gestureStarts }

  /// Seeks to the initial position: a script's first rest if it has later events, else the end.
  mutating func standAtStart() {
    let firstRest = recording.events.firstIndex { $0.kind == .settled }
    if run.scenario.system == nil, let firstRest,
      recording.events[(firstRest + 1)...].contains(where: \.isInDefaultTrace)
    {
      player.seek(toEvent: firstRest, in: recording)
    } else {
      player.seekToEnd(of: recording)
    }
    browsing.stepStart = nil
  }

  /// The hierarchy at the playhead.
  package var state: HierarchyState {
    recording.state(afterEvents: player.eventCount, at: player.instant)
  }

  /// The current trace line, or nil at the start.
  package var currentLine: String? {
    recording.events[..<player.eventCount].last(where: \.isInDefaultTrace)
      .flatMap(recording.traceLine(of:))
  }

  /// A caption: "120 ms · a viewDidLoad"; before the first event, the document's title.
  package var caption: String {
    guard let currentLine else { return opened.title }
    let words = currentLine.split(separator: " ", maxSplits: 1)
    return words.count == 2 ? "\(words[0]) ms · \(words[1])" : currentLine
  }

  /// The text of the script line executed last.
  package var executedLineText: String? {
    guard let line = executedLine, let text = document?.text else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    return String(lines[line - 1].drop { $0 == " " || $0 == "\t" })
  }

  /// The number of past trace lines, and the total.
  package var progress: (done: Int, of: Int) {
    let shown = recording.defaultTraceIndices
    return (shown.count { $0 < player.eventCount }, shown.count)
  }

  package var canUndo: Bool {
    !past.isEmpty || handWriting.canTakeBack || !replaced.earlier.isEmpty
  }
  package var canRedo: Bool {
    !future.isEmpty || handWriting.canWriteAgain || !replaced.later.isEmpty
  }
  /// Whether playback is running, so that time must be ticked.
  package var isMoving: Bool { player.isPlaying }
}

/// Opening documents.
extension Session {
  /// Opens a container in one of its versions.
  package mutating func open(_ system: SystemInfo, variant: String? = nil) {
    restart(Run(Scenario(opening: system), variant: variant, geocoder: worlds.geocoder))
  }

  /// Opens a scenario at its start.
  package mutating func open(_ scenario: Scenario) {
    restart(Run(scenario, geocoder: worlds.geocoder))
  }

  /// Reopens the container in another version and replays its gestures.
  package mutating func choose(variant: String) {
    guard variant != run.variant else { return }
    giveBack()
    remember()
    selection = nil
    replay(Run(run.scenario, variant: variant, geocoder: worlds.geocoder).with(run.gestures))
  }

  private mutating func restart(_ next: Run) {
    if let unsavedRecording { leftRecording = unsavedRecording }
    openCount += 1
    firstLookCount += 1
    let speed = player.speed
    run = next
    (past, future, selection, chosenStatement) = ([], [], nil, nil)
    (drag, touch, pull, lens) = (nil, nil, nil, nil)
    (branches, branch) = ([], 0)
    replaced = Replaced()
    forgetWriting()
    (lesson, openedFile, awaited) = (nil, nil, nil)
    browsing = browsing.preferences
    outcome = run.execute()
    document = ScriptDocument(of: run.scenario)
    scriptCount += 1
    holdsRun = false
    (executedText, scriptErrors) = (document?.text, [])
    player = Player()
    player.speed = speed
    standAtStart()
  }
}

/// Moving through time.
extension Session {
  package mutating func togglePlaying() {
    chosenStatement = nil
    if microscope != nil, !player.isPlaying { return playTransition(backward: false) }
    if player.isPlaying { player.pause() } else { player.play(recording) }
    if player.isPlaying, reducesMotion { player.seekToEnd(of: recording) }
  }
  package mutating func setSpeed(_ speed: Double) { player.speed = speed }
  package mutating func goToStart() { move { player, _ in player.seekToStart() } }
  package mutating func goToEnd() { move { $0.seekToEnd(of: $1) } }
  package mutating func seek(toEvent index: Int) { move { $0.seek(toEvent: index, in: $1) } }
  package mutating func seek(to playhead: Playhead) { move { $0.seek(to: playhead, in: $1) } }

  /// Moves the playhead, unless there is only one instant.
  mutating func move(_ body: (inout Player, Recording) -> Void) {
    guard !isStill else { return }
    chosenStatement = nil
    body(&player, recording)
  }

  /// Advances real time, in seconds.
  package mutating func tick(_ seconds: Double) {
    player.tick(seconds, in: recording, isOpenEnded: false)
  }
}
