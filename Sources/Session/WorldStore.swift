package import Foundation
import Support
package import Tunnel

/// The world map of this process, or why there is none.
///
/// Without it everything still works; places are then named by their coordinates.
package struct WorldStore: Sendable {
  package let world: World?
  private let file: URL?
  /// Why it could not be opened.
  private let hindrance: String?

  /// What is wrong with the file as far as is known, in one line that says where it was looked for; nil when
  /// it is well.
  package var problem: String? {
    hindrance ?? world?.problem.flatMap { error in file.map { Self.words(for: error, in: $0) } }
  }

  /// Where the file lies inside the folder of installed files.
  package static let path = "World/world.tgeo"

  /// The installed world, read when it is first asked for.
  ///
  /// Concurrent requests wait.
  package static let installed = WorldStore()

  /// Opens the installed world file.
  package init() {
    self.init(file: ResourceFolder.find(Self.path)) { url throws(WorldError) in
      try World(mapsOf: url)
    }
  }

  /// Reads all of a world file; nil stands for one that was found nowhere.
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

  /// Reads the installed world in the background, before it is needed.
  ///
  /// For the first maps of Tunnel it also reads what they are drawn from.
  package static func readAhead(forMaps: Bool) {
    _ = startThread {
      lowerPriority()
      let world = installed.world
      if forMaps { _ = (world?.outlines(.medium), world?.seas) }
    }
  }

  /// Prepares indexes for many questions in the background; for use just before them, as at the
  /// start of a drag on a map.
  package func prepareInBackground() {
    guard let world else { return }
    _ = startThread { world.prepare() }
  }

  /// Who names places: the world, or its coordinates alone.
  package var geocoder: any ReverseGeocoding { world ?? CoordinatesOnly() as any ReverseGeocoding }
}
