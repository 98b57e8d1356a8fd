package import Foundation
import Resources
package import Tunnel
import Translation
import Workers

/// The world map of this process, or why there is none.
///
/// Without it everything still works; places are then named by their coordinates.
package struct WorldStore: Sendable {
  package let world: World?
  /// What is wrong with the file, in one line that says where it was looked for; nil when it is
  /// well.
  package let problem: String?

  /// Where the file lies inside the folder of installed files.
  package static let path = "World/world.tgeo"

  /// The installed world, read when it is first asked for.
  ///
  /// Whoever asks meanwhile waits.
  package static let installed = WorldStore()

  /// Reads the installed world file.
  package init() { self.init(file: ResourceFolder.find(Self.path)) }

  /// Reads a world file; nil stands for one that was found nowhere.
  package init(file: URL?) {
    guard let file else {
      world = nil
      let places = ResourceFolder.candidates.map(\.path).joined(separator: ", ")
      problem = localized(
        "\(Self.path) is missing (looked in \(places)); places are shown as coordinates")
      return
    }
    do {
      world = try World(contentsOf: file)
      problem = nil
    } catch {
      world = nil
      problem = localized("\(file.path): \(error); places are shown as coordinates")
    }
  }

  /// Reads the installed world beside all else, before somebody asks for it: for the first maps of Tunnel also
  /// what they are drawn from.
  package static func readAhead(forMaps: Bool) {
    Thread.detachNewThread {
      haveNoHaste()
      guard let world = installed.world, forMaps else { return }
      _ = (world.outlines(.medium), world.seas)
    }
  }

  /// Puts in order what many questions need, while something else goes on; for when somebody is about
  /// to ask them, as with a hand that takes hold of a map.
  package func prepareInBackground() {
    guard let world else { return }
    Thread.detachNewThread { world.prepare() }
  }

  /// Who names places: the world, or its coordinates alone.
  package var geocoder: any ReverseGeocoding { world ?? CoordinatesOnly() as any ReverseGeocoding }
}
