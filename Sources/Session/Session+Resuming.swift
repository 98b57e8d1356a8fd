import Foundation
import Scenarios

/// Reopening the document of the last session.
extension Session {
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
      opened.resume(place, version: version)
    case .script(let slug):
      self.init(worlds: worlds, opening: slug)
      opened.stand(at: place)
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
      opened.resume(place, version: version)
    case .script(let slug):
      guard let script = Scenario.named(slug) else { return }
      open(script)
      opened.stand(at: place)
    case .lesson, .file: break
    }
  }

  /// Restores the position in the open document, as far as it still exists.
  package mutating func stand(at place: Whereabouts) { opened.stand(at: place) }
}
