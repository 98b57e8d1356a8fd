import Figures
import Foundation
package import Hierarchy
import Lessons
package import Scenarios
import Support

/// An open document: its run, the playhead, the selection, and the script or lesson it belongs to.
package struct Opened: Sendable {
  /// Distinguishes documents: names are not unique, as with pasted dumps.
  ///
  /// A reopened file keeps it.
  package internal(set) var id = Identity()
  /// The current run.
  package internal(set) var run: Run
  /// The run's result.
  package internal(set) var outcome: RunOutcome { didSet { revision = Revision() } }
  /// Changes with the result; results computed from it are valid for a revision.
  package internal(set) var revision = Revision()
  package internal(set) var player = Player() { didSet { noteStep(from: oldValue) } }
  /// The selected node.
  package internal(set) var selection: NodeID?
  /// The browsing state of the trees.
  package internal(set) var browsing = TreeBrowsing()
  var branches = Branches()
  /// The open script, if any.
  var script: OpenScript?
  /// The open lesson, if any.
  package internal(set) var lesson: OpenLesson?
  /// The running program it shows, or showed.
  var watched: WatchedProgram?
  /// The open recording's or dump's file, if any.
  var file: URL?
  /// The transition seen in detail.
  package internal(set) var microscope: Microscope?

  /// Executes a run and seeks to its initial position.
  init(_ run: Run) {
    self.run = run
    outcome = run.execute()
    script = ScriptDocument(of: run.scenario).map { OpenScript(executed: $0) }
    standAtStart()
  }

  /// Applies the settings for all documents.
  mutating func apply(_ preferences: Session.Preferences) {
    player.settings = preferences.playback
    if browsing.options.foldsChains != preferences.trees.foldsChains {
      browsing.folds.openChains = []
    }
    browsing.options = preferences.trees
  }

  /// The run's recording.
  package var recording: Recording { outcome.recording }

  /// The event count before each gesture of the run.
  var gestureStarts: [Int] { outcome.gestureStarts }

  /// The hierarchy at the playhead.
  package var state: HierarchyState {
    recording.state(afterEvents: player.eventCount, at: player.instant)
  }

  /// The text of the open script, and its file.
  package var document: ScriptDocument? { script?.document }

  /// Selects a node in all panes and reveals it; nil clears the selection.
  package mutating func select(_ node: NodeID?) {
    selection = node
    if let node { reveal(node) }
  }
}

/// What is open, in words.
extension Opened {
  /// The container or script.
  package var choice: Choice {
    let scenario = run.scenario
    return scenario.system?.choice
      ?? Choice(
        slug: scenario.slug, title: ShippedNames.title(of: scenario),
        summary: ShippedNames.summary(of: scenario))
  }

  package var slug: String { choice.slug }
  package var title: String { choice.title }
  package var summary: String { choice.summary }

  /// The running container; nil for a script.
  package var system: Choice? { run.scenario.system.map { _ in choice } }

  /// The container's versions, the recommended one first.
  package var versions: [Choice] { (run.scenario.system?.variants ?? []).map(\.choice) }

  /// The running version's slug.
  package var version: String { run.variant }

  /// The container's actions, beyond touches.
  package var actions: [Choice] { (run.scenario.system?.actions ?? []).map(\.choice) }

  /// The credit line of the container's source, and a link.
  package var source: (credit: String, link: String?)? {
    guard let system = run.scenario.system, let credit = system.credit else { return nil }
    return (credit, system.link)
  }

  /// The title of the lesson, if any, or of the document.
  package var heading: String { lesson?.lesson.head.title ?? title }

  /// The window's title, also read by screen readers: a new diagnostic, and the document.
  package var windowTitle: String {
    [newDiagnosis, heading, "Terrarium"].compactMap(\.self).joined(separator: " — ")
  }

  /// The current trace line, or nil at the start.
  package var currentLine: String? {
    recording.events[..<player.eventCount].last(where: \.isInDefaultTrace)
      .flatMap(recording.traceLine(of:))
  }

  /// A caption: "120 ms · a viewDidLoad"; before the first event, the document's title.
  package var caption: String {
    guard let currentLine else { return title }
    let words = currentLine.split(separator: " ", maxSplits: 1)
    return words.count == 2 ? "\(words[0]) ms · \(words[1])" : currentLine
  }
}

/// Recordings and running programs.
extension Opened {
  /// Whether the document is a recording, without interaction.
  package var isReadOnly: Bool { run.scenario.isRecording }

  /// Whether there is a single instant without events, as in a dump.
  package var isStill: Bool {
    isReadOnly && !isFollowing && recording.end <= .zero && recording.isEmpty
  }

  /// Whether the document shows another program's widgets, live or recorded.
  package var showsProgram: Bool { state.showsProgram }

  /// Whether it is a running program whose recording may still grow.
  package var isFollowing: Bool { watched?.isRunning ?? false }

  /// The program's unsaved recording; nil if it is saved.
  package var unsavedRecording: UnsavedRecording? {
    guard let watched, recording.events.count > watched.savedCount else { return nil }
    return UnsavedRecording(program: watched.id, name: title, recording: recording)
  }

  /// The suggested file name of the recording.
  package var recordingName: String { RecordingFile.name(for: slug) }

  /// Updates the recording to a longer version.
  ///
  /// A playhead at the end moves to the new end; elsewhere it keeps its position. Selection, folds
  /// and search are kept.
  mutating func follow(_ recording: Recording) {
    guard isReadOnly else { return }
    let wasLive = isLive
    let next = revision.extended
    run = run.other(Scenario(recording: recording, named: run.scenario.slug))
    outcome = run.execute()
    (revision, microscope) = (next, nil)
    if wasLive { player.seekToEnd(of: recording) }
    let count = recording.latest.views.count
    if count > 2 * (browsing.levels?.nodes ?? 0) { keepLevels() }
  }

  /// Keeps the number of unfolded levels until the program has twice as many views.
  mutating func keepLevels() {
    let views = CardTree.views(of: recording.latest)
    browsing.levels = .init(count: DefaultFolds.levels(of: views), nodes: views.keys.count)
  }

  /// Seeks to the first moment with frames: a program reports them shortly after its widgets.
  mutating func goToFirstSizes() {
    guard showsProgram, !state.knowsSizes else { return }
    let looks = recording.events.indices.lazy
      .filter { [recording] in recording.events[$0].kind == .settled }.prefix(Self.mostLooks)
    if let first = looks.first(where: { recording.state(atEvent: $0).knowsSizes }) {
      seek(toEvent: first)
    }
  }

  /// If a program has not reported frames after this many snapshots, it will not.
  private static let mostLooks = 20
}

extension RecordingFile {
  /// The suggested file name for a title.
  package static func name(for title: String) -> String {
    let name = title.split(separator: ".").first.map(String.init) ?? "recording"
    return "\(name.replacing("/", with: "-")).\(fileExtension)"
  }
}

extension Recording {
  /// Whether it has no events in the trace.
  package var isEmpty: Bool { !events.contains(where: \.isInDefaultTrace) }
}

extension HierarchyState {
  /// Whether any subview's frame is known.
  fileprivate var knowsSizes: Bool {
    views.each.contains { $0.superview != nil && !$0.unknown.contains(.frame) }
  }
}
