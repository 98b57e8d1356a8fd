import Figures
package import Foundation
package import Hierarchy
package import Scenarios

/// The window's model, without a toolkit: preferences, what is opened, and its history.
///
/// Properties of what is opened can be read directly: `session.selection`.
@dynamicMemberLookup
package struct Session: Sendable {
  package let worlds: WorldStore
  /// Settings for all documents.
  package var preferences = Preferences() { didSet { opened.apply(preferences) } }
  /// The open document, with its playhead and selection.
  package internal(set) var opened: Opened
  /// What undo and redo restore.
  var history = History()
  /// The script that was running at a crash, until it runs again.
  package var interrupted: ScriptIdentity?
  /// The unsaved recording of a replaced document.
  var leftRecording: UnsavedRecording?

  /// Settings that do not depend on the document.
  package struct Preferences: Hashable, Sendable {
    package var playback = Player.Settings()
    package var trees = TreeBrowsing.Options()
  }

  package subscript<Value>(dynamicMember path: KeyPath<Opened, Value>) -> Value {
    opened[keyPath: path]
  }

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
    opened = Opened(Run(scenario, geocoder: worlds.geocoder))
  }

  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }

  /// Advances real time, in seconds.
  package mutating func tick(_ seconds: Double) {
    opened.player.tick(seconds, in: opened.recording, isOpenEnded: false)
  }
}

/// Opening documents.
extension Session {
  /// Opens a container in one of its versions.
  package mutating func open(_ system: SystemInfo, variant: String? = nil) {
    begin(Opened(Run(Scenario(opening: system), variant: variant, geocoder: worlds.geocoder)))
  }

  /// Opens a scenario at its start.
  package mutating func open(_ scenario: Scenario) {
    begin(Opened(Run(scenario, geocoder: worlds.geocoder)))
  }

  /// Opens the container with this slug; does nothing if it does not exist.
  package mutating func open(system slug: String) {
    if let system = SystemInfo.all.first(where: { $0.slug == slug }) { open(system) }
  }

  /// Opens the scenario or container with this slug; does nothing if it does not exist.
  package mutating func open(named name: String) {
    if let scenario = Scenario.named(name) { open(scenario) }
  }

  /// Shows what was opened; nothing of what was open before remains.
  mutating func begin(_ next: Opened) {
    if let unsaved = opened.unsavedRecording { leftRecording = unsaved }
    (opened, history) = (next, History())
    opened.apply(preferences)
  }

  /// The unsaved recording of a program after another document was opened, for the caller to keep;
  /// returned once.
  package mutating func takeLeftRecording() -> UnsavedRecording? {
    defer { leftRecording = nil }
    return leftRecording
  }
}

/// Recordings, dumps and running programs.
extension Session {
  /// Opens a recording, which takes no input.
  package mutating func open(_ recording: Recording, named name: String, at file: URL? = nil) {
    let before = opened
    open(Scenario(recording: recording, named: name))
    opened.file = file
    opened.goToFirstSizes()
    if before.isReadOnly, before.slug == opened.slug, before.file == file {
      opened.continueBrowsing(as: before)
    }
  }

  /// Opens a dump at its end.
  package mutating func open(_ dump: ReadDump, named name: String, at file: URL? = nil) {
    open(dump.recording, named: name, at: file)
    opened.goToEnd()
  }

  /// Opens a pasted or dropped dump; undo reopens the previous document.
  package mutating func openPasted(_ dump: ReadDump, named name: String) {
    replace { $0.open(dump, named: name) }
  }

  /// Opens an earlier session's unsaved recording at its end.
  package mutating func reopen(_ recording: Recording, at file: URL) {
    open(recording, named: recording.programName ?? file.lastPathComponent, at: file)
    opened.goToEnd()
    opened.keepLevels()
  }

  /// Opens the recording of a running program at its end.
  package mutating func watch(_ recording: Recording, named name: String) {
    open(recording, named: name)
    opened.watched = WatchedProgram()
    opened.goToEnd()
    opened.keepLevels()
  }

  /// Continues with a new recording of the watched program, because the previous one is full;
  /// `newIDs` maps the IDs of its views to those in the new one.
  ///
  /// Moves to the end. The previous recording remains in `leftRecording` until the caller takes it;
  /// selection, folds and search are kept.
  package mutating func continueFollowing(
    in recording: Recording, newIDs: [NodeID: NodeID]
  ) {
    let (browsing, selection) = (opened.browsing, opened.selection)
    watch(recording, named: opened.run.scenario.slug)
    opened.browsing = browsing.renamed { newIDs[$0] }
    if let selection { opened.selection = newIDs[selection] }
  }

  /// Updates the open recording to a longer version.
  package mutating func follow(_ recording: Recording) { opened.follow(recording) }

  /// Stops following, because the program has exited.
  package mutating func endFollowing() { opened.watched?.isRunning = false }

  /// Saves the recording to a file, atomically.
  package mutating func saveRecording(to url: URL) throws(RecordingFileError) {
    try RecordingFile.write(opened.recording, to: url)
    guard opened.isReadOnly else { return }
    opened.file = url
    let count = opened.recording.events.count
    opened.watched?.savedCount = count
  }
}

extension Recording {
  /// The recorded program's name.
  fileprivate var programName: String? {
    latest.program.flatMap { $0.name.isEmpty ? nil : $0.name }
  }
}
