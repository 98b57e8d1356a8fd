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
    case .system(let name, _): Shipped.systems.contains { $0.slug == name }
    case .script(let name): Scenario.names.contains(name)
    case .lesson(let name): Shipped.hasLesson(named: name)
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
