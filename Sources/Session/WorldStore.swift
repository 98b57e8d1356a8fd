package import Foundation
import Support
package import Tunnel

/// The process's world map, or why there is none.
///
/// Everything works without it; places then have coordinates instead of names.
package struct WorldStore: Sendable {
  package let world: World?
  private let file: URL?
  /// Why it could not be opened.
  private let hindrance: String?

  /// The map's problem, in one line with its path; nil if there is none.
  package var problem: String? {
    hindrance ?? world?.problem.flatMap { error in file.map { Self.words(for: error, in: $0) } }
  }

  /// The path in the data folder.
  package static let path = "World/world.tgeo"

  /// The installed world, loaded lazily.
  ///
  /// Concurrent requests wait.
  package static let installed = WorldStore()

  /// Opens the installed world file.
  package init() {
    self.init(file: ResourceFolder.find(Self.path)) { url throws(WorldError) in
      try World(mapsOf: url)
    }
  }

  /// Reads a world file in full; nil if none was found.
  package init(file: URL?) {
    self.init(file: file) { url throws(WorldError) in try World(contentsOf: url) }
  }

  private init(file: URL?, _ read: (URL) throws(WorldError) -> World) {
    self.file = file
    guard let file else {
      world = nil
      let places = ResourceFolder.candidates.map(\.path).joined(separator: ", ")
      hindrance = localized(
        "\(Self.path) is missing (looked in \(places)); places are shown as coordinates")
      return
    }
    do {
      world = try read(file)
      hindrance = nil
    } catch {
      world = nil
      hindrance = Self.words(for: error, in: file)
    }
  }

  private static func words(for error: WorldError, in file: URL) -> String {
    localized("\(file.path): \(error); places are shown as coordinates")
  }

  /// Loads the installed world in the background.
  ///
  /// For Tunnel's first maps it also loads their data.
  package static func readAhead(forMaps: Bool) {
    _ = startThread {
      lowerPriority()
      let world = installed.world
      if forMaps { _ = (world?.outlines(.medium), world?.seas) }
    }
  }

  /// Prepares indexes in the background, for many queries, as at the start of a drag on a map.
  package func prepareInBackground() {
    guard let world else { return }
    _ = startThread { world.prepare() }
  }

  /// Names places: the world, or coordinates only.
  package var geocoder: any ReverseGeocoding { world ?? CoordinatesOnly() as any ReverseGeocoding }
}
