import TestSupport
import Testing
import Tunnel

/// A world that was just opened goes through all it has; one that is prepared asks its indexes.
@Suite struct `The first answers` {
  /// Poles, the antimeridian, enclaves, a shore, an open sea, and a point within sight of a harbor.
  private static let special = [
    (90.0, 0.0), (-90, 0), (0, 180), (0, -180), (-16.5, 180), (41.9, 12.4534), (43.94, 12.46),
    (56.55, 8.31), (0, -140), (55.68, 12.61), (-77.85, 166.67), (65, -180), (28, 34.5), (26.5, 52),
  ]

  @Test(.enabled(if: Nightly.isOn)) func `are those of a preloaded world`() throws {
    let prepared = try theWorld.get()
    prepared.prepare()
    var generator = SeededGenerator(seed: 1_201)
    var coordinates = try Self.special.map { try Coordinate(latitude: $0, longitude: $1) }
    for _ in 0..<106 { coordinates.append(try generator.coordinate()) }
    // So few that none of them is answered from an index.
    for few in stride(from: 0, to: coordinates.count, by: 6) {
      let fresh = try World(bytes: theBytes)
      for coordinate in coordinates[few..<few + 6] {
        #expect(fresh.describe(coordinate) == prepared.describe(coordinate))
      }
    }
  }

  @Test(arguments: [1, 2, 16, 40])
  func `have the same names, in the same order`(count: Int) throws {
    let prepared = try theWorld.get()
    prepared.prepare()
    let fresh = try World(bytes: theBytes)
    var generator = SeededGenerator(seed: 1_202)
    let special = try Self.special.map { try Coordinate(latitude: $0, longitude: $1) }
    for coordinate in try special + (0..<16).map({ _ in try generator.coordinate() }) {
      #expect(
        fresh.nearestPlaces(count, to: coordinate) == prepared.nearestPlaces(count, to: coordinate))
    }
  }

  @Test func `stay the same when an index is built`() throws {
    let prepared = try theWorld.get()
    let fresh = try World(bytes: theBytes)
    var generator = SeededGenerator(seed: 1_203)
    for _ in 0..<80 {
      let coordinate = try generator.coordinate()
      #expect(fresh.describe(coordinate) == prepared.describe(coordinate))
    }
  }
}
