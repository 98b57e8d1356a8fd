import Figures
package import Foundation
import Hierarchy
import Support
package import Scenarios

/// The open document and position: the state for the next launch.
package struct Whereabouts: Codable, Hashable, Sendable {
  /// The open document, by how it is reopened.
  package enum Subject: Codable, Hashable, Sendable {
    case system(String, version: String)
    /// A shipped script.
    case script(String)
    /// A lesson of the course; its page is saved with the answers.
    case lesson(String)
    /// A user's script, lesson, recording or dump.
    case file(path: String)
  }

  package let subject: Subject
  /// The gestures performed on a container.
  package let gestures: [TimedGesture]
  let nanoseconds: Int64
  let eventCount: Int
  let selection: NodeNames.Name?
  /// The branches of the run, if the user acted in it.
  var ways: Ways?
  /// The transition in the microscope.
  var lens: Lens?
}

extension Whereabouts.Subject {
  /// Whether it can still be opened.
  package var isThere: Bool {
    switch self {
    case .system(let name, _): Session.systems.contains { $0.slug == name }
    case .script(let name): Scenario.names.contains(name)
    case .lesson(let name): Session.hasLesson(named: name)
    case .file(let path): FileManager.default.isReadableFile(atPath: path)
    }
  }

  /// Its display name.
  package var name: String {
    switch self {
    case .system(let name, _), .script(let name), .lesson(let name): name
    case .file(let path): URL(fileURLWithPath: path).lastPathComponent
    }
  }
}

extension Session {
  /// How the open document is reopened; nil if it is not saved, as a script without a file.
  package var subject: Whereabouts.Subject? {
    if let lesson {
      return lesson.name.hasPrefix("/") ? .file(path: lesson.name) : .lesson(lesson.name)
    }
    if let url = document?.url { return .file(path: url.path) }
    if run.scenario.isRecording { return openedFile.map { .file(path: $0.path) } }
    let slug = opened.slug
    guard Scenario.isKnown(slug), !isRunDue else { return nil }
    return run.scenario.system == nil ? .script(slug) : .system(slug, version: version)
  }

  /// The open document and position; nil if it is not saved.
  package var whereabouts: Whereabouts? {
    subject.map { subject in
      Whereabouts(
        subject: subject, gestures: run.scenario.system == nil ? [] : run.gestures,
        nanoseconds: player.instant.nanoseconds, eventCount: player.eventCount,
        selection: selection.flatMap { NodeNames(recording).name(of: $0) }, ways: ways,
        lens: keptLens)
    }
  }

  /// Creates a session with the last container or shipped script; with the first container for
  /// other documents, which are opened later.
  package init(worlds: WorldStore, resuming place: Whereabouts) {
    switch place.subject {
    case .system(let slug, let version):
      // A script may have the same name.
      self.init(
        worlds: worlds,
        opening: Scenario(
          opening: SystemInfo.all.first { $0.slug == slug } ?? SystemInfo.all[0]))
      guard place.subject.isThere else { return }
      run = Run(run.scenario, variant: version, geocoder: worlds.geocoder).with(place.gestures)
      outcome = run.execute()
      stand(at: place)
    case .script(let slug):
      self.init(worlds: worlds, opening: slug)
      stand(at: place)
    case .lesson, .file: self.init(worlds: worlds)
    }
  }

  /// Reopens the last container or shipped script where it was; leaves files and lessons to the
  /// caller, which reports their errors.
  package mutating func open(_ place: Whereabouts) {
    guard place.subject.isThere else { return }
    switch place.subject {
    case .system(let slug, let version):
      open(system: slug)
      run = Run(run.scenario, variant: version, geocoder: worlds.geocoder).with(place.gestures)
      outcome = run.execute()
      stand(at: place)
    case .script(let slug):
      guard let script = Scenario.named(slug) else { return }
      open(script)
      stand(at: place)
    case .lesson, .file: break
    }
  }

  /// Restores the position in the open document, as far as it still exists; waits for a script's
  /// pending run.
  package mutating func stand(at place: Whereabouts) {
    guard !isRunDue else { return awaited = place }
    place.ways.map { go(on: $0) }
    let playhead = Playhead(
      instant: Instant(nanoseconds: place.nanoseconds), eventCount: place.eventCount)
    seek(to: playhead)
    let node = place.selection.flatMap { NodeNames(recording).node(named: $0) }
    select(node.flatMap { state.has($0) ? $0 : nil })
    place.lens.map { look(through: $0) }
  }
}

/// Stores the open document and position between sessions, in one file written atomically.
package struct WhereaboutsFile: Sendable {
  private let folder: URL
  private var file: URL { folder.appendingPathComponent("last.json") }
  /// The file after `take`, until `sweep`.
  private var taken: URL { folder.appendingPathComponent("taken.json") }

  package init(folder: URL = UserFolder.state) { self.folder = folder }

  /// Takes the last document; removes it, so that one that cannot be opened is tried only once.
  ///
  /// Only renames the file until `sweep`, because deleting takes time.
  package func take() -> Whereabouts? {
    guard rename(file.path, taken.path) == 0, let data = try? Data(contentsOf: taken) else {
      return nil
    }
    return try? JSONDecoder().decode(Whereabouts.self, from: data)
  }

  /// Removes the taken file.
  func sweep() { try? FileManager.default.removeItem(at: taken) }

  /// Saves it, or clears it; on failure the next start begins from scratch.
  package func keep(_ place: Whereabouts?) {
    guard let place else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(place) else { return }
    StateFolder.make(folder)
    try? ScriptDocument.write(Array(data), to: file.path)
  }
}
