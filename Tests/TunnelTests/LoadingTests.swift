import Foundation
import Support
import Synchronization
import Testing
import Tunnel

@Suite struct `Loading the world in the background` {
  @Test func `shows the coarse outlines first, then everything`() async throws {
    let url = try #require(ResourceFolder.find("World/world.tgeo"))
    let stages = Mutex([String]())
    let world = try await World.load(contentsOf: url) { stage in
      let name =
        switch stage {
        case .coarse(let outlines): "coarse \(outlines.rings.count > 400)"
        case .complete(let world): "complete \(world.placeCount > 60_000)"
        }
      stages.withLock { $0.append(name) }
    }
    #expect(stages.withLock(\.self) == ["coarse true", "complete true"])
    #expect(world.describe(Presets.lemvig.coordinate).place?.name == "Lemvig")
  }

  @Test func `reports an invalid file`() async throws {
    let nowhere = URL(filePath: "/nowhere/world.tgeo")
    await #expect(throws: WorldError.notFound(path: "/nowhere/world.tgeo")) {
      try await World.load(contentsOf: nowhere) { _ in
        Issue.record("there is nothing to show")
      }
    }
  }
}
