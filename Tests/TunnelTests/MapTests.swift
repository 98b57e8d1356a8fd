import Foundation
import Geometry
import TestSupport
import Testing
import Tunnel

@Suite struct `A region of the map` {
  @Test func `spans a thousand kilometers around Lemvig like the original`() {
    let region = GeoRegion(
      center: Presets.lemvig.coordinate, latitudinalMeters: 1_000_000,
      longitudinalMeters: 1_000_000)
    #expect(abs(region.latitudeSpan - 8.98) < 0.01)
    #expect(abs(region.longitudeSpan - 16.3) < 0.01)
    let widened = region.widened(toAspect: 320.0 / 193.2)
    #expect(widened.latitudeSpan == region.latitudeSpan)
    #expect(abs(widened.longitudeSpan / region.longitudeSpan - 320.0 / 193.2) < 1e-9)
  }

  @Test func `stays between the poles and within one turn`() throws {
    for latitude in [90.0, 88, -90] {
      let region = GeoRegion(
        center: try Coordinate(latitude: latitude, longitude: 20), latitudinalMeters: 1_000_000,
        longitudinalMeters: 1_000_000
      ).widened(toAspect: 2)
      #expect(abs(region.center.latitude) + region.latitudeSpan / 2 <= 90 + 1e-9)
      #expect(region.longitudeSpan <= 360)
      #expect(region.contains(try Coordinate(latitude: latitude, longitude: 20)))
    }
  }

  @Test func `moves over the antimeridian where that is shorter`() throws {
    let east = GeoRegion(
      center: try Coordinate(latitude: 0, longitude: 170), latitudeSpan: 10, longitudeSpan: 10)
    let west = GeoRegion(
      center: try Coordinate(latitude: 10, longitude: -170), latitudeSpan: 20, longitudeSpan: 30)
    let middle = east.interpolated(to: west, fraction: 0.5)
    #expect(middle.center.description == "5° N, 180°")
    #expect((middle.latitudeSpan, middle.longitudeSpan) == (15, 20))
  }
}

@Suite struct `The flat map` {
  private let size = CGSize(width: 320, height: 193.2)

  @Test func `returns the place of every visible point`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let center = try random.coordinate()
      let map = Equirectangular(center: center, meters: 1_000_000, size: size)
      let point = CGPoint(
        x: .random(in: 0...320, using: &random), y: .random(in: 0...193.2, using: &random))
      let place = map.coordinate(for: point)
      guard abs(place.latitude) < 89.999 else { continue }
      let back = map.point(for: place)
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    }
  }

  @Test func `mirrors the antipode`() throws {
    let near = Equirectangular(region: .world, size: CGSize(width: 720, height: 360))
    let man = near.point(for: Presets.lemvig.coordinate)
    let cross = near.point(for: Presets.lemvig.coordinate.antipode)
    #expect(abs(man.x - cross.x) == 360)
    #expect(man.y + cross.y == 360)
  }

  @Test func `lets the man walk east over the antimeridian without a jump`() throws {
    let center = try Coordinate(latitude: -17, longitude: 179)
    let map = Equirectangular(center: center, meters: 1_000_000, size: size)
    var last = map.point(for: try Coordinate(latitude: -17, longitude: 176)).x
    for step in 1...6 {
      let here = try Coordinate(latitude: -17, longitude: 176 + Double(step))
      let x = map.point(for: here).x
      #expect(abs(x - last - map.pointsPerDegreeEast) < 1e-6)
      last = x
    }
  }

  @Test func `shows a rectangle on every copy of the world that it overlaps`() throws {
    let world = try theWorld.get()
    let fiji = Equirectangular(
      center: try Coordinate(latitude: -17, longitude: 180), meters: 1_000_000, size: size)
    let rings = world.outlines(.fine).rings(in: fiji.region)
    #expect(
      Set(rings.map { world.countries[$0.owner].name }) == [
        "Fiji", "Samoa", "Tonga", "Wallis and Futuna",
      ])
    #expect(Set(rings.flatMap { fiji.shifts(of: $0.bounds) }) == [0, 360])
  }

  @Test(arguments: [(2.0, LevelOfDetail.coarse), (20, .medium), (200, .fine)])
  func `selects the level of detail`(scale: Double, level: LevelOfDetail) {
    #expect(LevelOfDetail(pointsPerDegree: scale) == level)
  }
}

@Suite struct `The outlines` {
  @Test(arguments: LevelOfDetail.allCases)
  func `are closed, complete and inside their bounding boxes`(level: LevelOfDetail) throws {
    let world = try theWorld.get()
    let rings = world.outlines(level).rings
    for ring in rings {
      #expect(ring.corners.count >= 3)
      #expect(
        ring.corners.allSatisfy {
          (ring.bounds.south...ring.bounds.north).contains($0.latitude)
            && (ring.bounds.west...ring.bounds.east).contains($0.longitude)
        })
    }
    #expect(rings.count == [483, 2156, 4293][level.rawValue])
    #expect(rings.map(\.owner) == rings.map(\.owner).sorted())
  }

  @Test func `share their borders at every level`() throws {
    // Each edge between two countries is drawn by both, corner for corner.
    let world = try theWorld.get()
    for level in LevelOfDetail.allCases {
      let outlines = world.outlines(level)
      func edges(of name: String) -> Set<[MapPoint]> {
        var edges: Set<[MapPoint]> = []
        for ring in outlines.rings where world.countries[ring.owner].name == name {
          for line in ring.strokes() {
            for (from, to) in zip(line, line.dropFirst()) { edges.insert([from, to]) }
          }
        }
        return edges
      }
      let (france, spain) = (edges(of: "France"), edges(of: "Spain"))
      let shared = france.filter { spain.contains($0.reversed()) || spain.contains($0) }
      #expect(shared.count >= 8, "\(level)")
    }
  }

  @Test func `are not stroked at the edge of the flat map`() throws {
    let world = try theWorld.get()
    for level in LevelOfDetail.allCases {
      var seams = 0
      for ring in world.outlines(level).rings {
        for line in ring.strokes() {
          #expect(line.count > 1)
          #expect(zip(line, line.dropFirst()).allSatisfy { !$0.isSeam(to: $1) })
        }
        let closed = Array(ring.corners) + ring.corners.prefix(1)
        seams += zip(closed, closed.dropFirst()).count { $0.isSeam(to: $1) }
      }
      #expect(seams >= 6, "\(level)")
    }
  }

  @Test func `have labels, the largest town first`() throws {
    let world = try theWorld.get()
    let region = Equirectangular(
      center: Presets.lemvig.coordinate, meters: 400_000, size: CGSize(width: 400, height: 400)
    ).region
    let names = world.places(in: region, populationFloor: 100_000).map(\.name)
    #expect(names == ["Aarhus", "Odense", "Aalborg", "Kristiansand"])
  }

  @Test func `have names that do not crowd each other`() throws {
    let world = try theWorld.get()
    let map = Equirectangular(
      center: Presets.lemvig.coordinate, meters: 1_000_000,
      size: CGSize(width: 640, height: 386))
    let labels = world.labels(on: map, spacing: 90, limit: 8)
    #expect(
      labels.map(\.name) == [
        "Berlin", "Hamburg", "Warsaw", "Stockholm", "Birmingham", "Copenhagen", "Oslo",
        "Amsterdam",
      ])
  }
}
