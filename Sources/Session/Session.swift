package import Figures
import Foundation
package import Hierarchy
import Interpreter
package import Scenarios

/// Everything the window does, without a toolkit: what is open, where in it one is, what is
/// selected, and what happens when a person acts.
package struct Session: Sendable {
  package let worlds: WorldStore
  /// What is being watched.
  package internal(set) var run: Run
  /// What came of the run.
  package internal(set) var outcome: RunOutcome {
    didSet {
      runCount += 1
      firstRun = runCount
    }
  }
  /// How many runs were shown: what was read off an earlier one is out of date.
  package internal(set) var runCount = 0
  /// The first of the runs that this one only goes on: what was read off those still holds.
  package internal(set) var firstRun = 0
  /// How many things were opened: two may have the same name, as pasted dumps do.
  package internal(set) var openCount = 0
  /// How many things were looked at for the first time: a file that is opened again is looked at as
  /// before.
  package internal(set) var firstLookCount = 0
  /// What was opened as a program that still runs, by its place in that count.
  var followedOpening: Int?
  /// What was opened as a program that runs or has run, and how much of its recording is saved.
  var recorded: (opening: Int, savedCount: Int)?
  /// What was recorded of a program and not saved when something else was opened.
  var leftRecording: UnsavedRecording?
  package internal(set) var player = Player() { didSet { noteStep(from: oldValue) } }
  /// The node that every pane marks.
  package internal(set) var selection: NodeID?
  /// How one looks at the trees.
  package internal(set) var browsing = TreeBrowsing()
  /// The script that is open, if one is.
  package internal(set) var document: ScriptDocument?
  /// All that is wrong with the script as it was typed last.
  package internal(set) var scriptErrors: [ScriptProblem] = []
  /// The text that was executed last, or had errors.
  var executedText: String?
  /// The script that was being run when the program ended badly, until it runs again.
  package var interrupted: ScriptIdentity?
  /// Whether the script that is open waits to be run.
  var holdsRun = false
  /// Whether the next run of the script is its first.
  package internal(set) var isScriptNew = false
  /// How many scripts were taken in hand: a run of an earlier one comes too late.
  var scriptCount = 0
  /// The statement one asked for by its line; nil once one goes elsewhere.
  var chosenStatement: StepList.Statement?
  /// How many times the script ran because it was edited.
  ///
  /// What such a run shows is where one was already: nothing is to be scrolled to.
  package internal(set) var rerunCount = 0
  /// What a step goes by.
  package var stepUnit = StepUnit.callback
  /// Whether animations are skipped, as some people need.
  package var reducesMotion = false

  /// The file of the recording or dump that is open, if it came from one.
  var openedFile: URL?
  /// Where one was in the script whose first run is yet to come.
  var awaited: Whereabouts?

  /// The lesson that is open, if one is.
  package internal(set) var lesson: OpenLesson?
  /// The script of the lesson that runs.
  var shownProgram: String?

  /// What was written into the script by hand, to be taken back.
  var handWriting = HandWriting()
  /// Whether the next run is to be shown as it is at its end.
  var isFollowingEnd = false
  /// Where one stood in the text that undo or redo has brought back, until it has run.
  var placeToCome: Playhead?
  /// Where one was before the script had nothing in it.
  var leftBehind: ClearedScriptPosition?
  /// The branches of the run; empty with a single one.
  var branches: [Branch] = []
  /// The place of the branch that is shown.
  var branch = 0
  var past: [Version] = []
  var future: [Version] = []
  /// What a text from elsewhere took the place of.
  var replaced = Replaced()
  var drag: MarkerDrag?
  var pull: Pull?
  var touch: Touch?
  /// The transition that is looked at closely, and the run it belongs to.
  var lens: Microscope?
  /// A session on a scenario, or on the first system when there is none of the name.
  ///
  /// A system stands where it has come to rest, a script or a recording where its first turn is
  /// over.
  package init(worlds: WorldStore, opening name: String? = nil) {
    self.init(
      worlds: worlds,
      opening: name.flatMap(Scenario.named) ?? Scenario(opening: SystemInfo.all[0]))
  }

  /// A session on something to watch.
  package init(worlds: WorldStore, opening scenario: Scenario) {
    self.worlds = worlds
    run = Run(scenario, geocoder: worlds.geocoder)
    outcome = run.execute()
    document = ScriptDocument(of: scenario)
    executedText = document?.text
    standAtStart()
  }

  /// What the run did.
  package var recording: Recording { outcome.recording }

  /// How many events had happened before each gesture of the run.
  var gestureStarts: [Int] { outcome.gestureStarts }

  /// Goes where one begins: a script rests there first, and goes on to do something.
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

  /// The hierarchy at the place where the player stands.
  package var state: HierarchyState {
    recording.state(afterEvents: player.eventCount, at: player.instant)
  }

  /// The line of the trace that has just happened, or nil at the start.
  package var currentLine: String? {
    recording.events[..<player.eventCount].last(where: \.isInDefaultTrace)
      .flatMap(recording.traceLine(of:))
  }

  /// What just happened, as one says it: "120 ms · a viewDidLoad"; before it, what is open.
  package var caption: String {
    guard let currentLine else { return opened.title }
    let words = currentLine.split(separator: " ", maxSplits: 1)
    return words.count == 2 ? "\(words[0]) ms · \(words[1])" : currentLine
  }

  /// The line of the script that was executed last, as it stands there.
  package var executedLineText: String? {
    guard let line = executedLine, let text = document?.text else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    return String(lines[line - 1].drop { $0 == " " || $0 == "\t" })
  }

  /// How many lines of the trace have happened, and how many there are.
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
  /// Whether the picture moves by itself, so that time must be ticked on.
  package var isMoving: Bool { player.isPlaying }
}

/// Opening things.
extension Session {
  /// Opens a system as it starts, in one of its versions.
  package mutating func open(_ system: SystemInfo, variant: String? = nil) {
    restart(Run(Scenario(opening: system), variant: variant, geocoder: worlds.geocoder))
  }

  /// Opens something to watch from its beginning.
  package mutating func open(_ scenario: Scenario) {
    restart(Run(scenario, geocoder: worlds.geocoder))
  }

  /// Opens the same system in another version; what was done to it is done again.
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

  /// Goes elsewhere in the run; where there is one instant only, there is no elsewhere.
  mutating func move(_ body: (inout Player, Recording) -> Void) {
    guard !isStill else { return }
    chosenStatement = nil
    body(&player, recording)
  }

  /// Lets real time pass, in seconds.
  package mutating func tick(_ seconds: Double) {
    player.tick(seconds, in: recording, isOpenEnded: false)
  }
}
