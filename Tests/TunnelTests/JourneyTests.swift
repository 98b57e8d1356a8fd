import Foundation
import TestSupport
import Testing
import Tunnel

@Suite struct `A straight tunnel` {
  @Test func `to the antipode takes 42 minutes through the center`() {
    let tunnel = StraightTunnel(antipodeOf: Presets.lemvig.coordinate)
    #expect(abs(tunnel.length - 12_742.0176) < 1e-3)
    #expect(abs(tunnel.depth - 6371.0088) < 1e-3)
    #expect(abs(tunnel.dip - 90) < 1e-4)
    #expect(abs(StraightTunnel.fallingTime / 60 - 42.2) < 0.05)
    #expect(abs(tunnel.topSpeed - 7.9) < 0.05)
  }

  /// Chords that can be worked out by hand: of a right angle, and of a third of the circle.
  @Test(arguments: [(90.0, 2.0.squareRoot()), (120.0, 3.0.squareRoot()), (60.0, 1.0), (0.0, 0.0)])
  func `is the chord of its angle`(degrees: Double, radii: Double) throws {
    let start = try Coordinate(latitude: 0, longitude: 0)
    let tunnel = StraightTunnel(
      from: start, to: try Coordinate(latitude: 0, longitude: degrees))
    #expect(abs(tunnel.length - radii * Coordinate.earthRadius) < 1e-6)
    #expect(abs(tunnel.dip - degrees / 2) < 1e-9)
  }

  @Test func `is shorter than the way over ground, and less deep than the center`() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2_000 {
      let (here, there) = (try random.coordinate(), try random.coordinate())
      let tunnel = StraightTunnel(from: here, to: there)
      #expect(tunnel.length <= here.distance(to: there))
      #expect(tunnel.length <= StraightTunnel(antipodeOf: here).length + 1e-6)
      #expect((0...Coordinate.earthRadius).contains(tunnel.depth))
      #expect(abs(tunnel.length - StraightTunnel(from: there, to: here).length) < 1e-9)
    }
  }
}

@Suite struct `An antipode` {
  /// Places where rounding, poles and the map's edges meet.
  private func specials() throws -> [Coordinate] {
    let latitudes = [-90.0, -89.999_999_9, -45, -1e-300, -0.0, 0, 1e-12, 33.3, 89.999_999_9, 90]
    let longitudes = [
      -180.0, -179.999_999_999, -90, -1e-300, -0.0, 0, 1e-15, 8.2, 90, 179.999_999_999, 180, 540,
      -1e9,
    ]
    return try latitudes.flatMap { latitude in
      try longitudes.map { try Coordinate(latitude: latitude, longitude: $0) }
    }
  }

  @Test func `of an antipode is the origin, and neither is ever minus zero`() throws {
    var random = SeededGenerator(seed: 10)
    var places = try specials()
    for _ in 0..<5_000 { places.append(try random.coordinate()) }
    for here in places {
      let (there, home) = (here.antipode, here.antipode.antipode)
      #expect(home.latitude == here.latitude)
      let turn = abs(home.longitude - here.longitude)
      #expect(min(turn, 360 - turn) < 1e-9)
      for number in [there.latitude, there.longitude, home.latitude, home.longitude] {
        #expect(number != 0 || number.sign == .plus)
      }
      #expect(there.longitude > -180 && there.longitude <= 180)
      #expect(!there.description.contains("-0") && !there.description.contains("180° "))
    }
  }

  @Test func `is half the Earth's circumference away, and no distance is NaN`() throws {
    let places = try specials()
    for here in places {
      #expect(abs(here.distance(to: here.antipode) - 20_015.1144) < 1e-3)
      #expect(here.bearing(to: here.antipode).isFinite)
      for there in places {
        let distance = here.distance(to: there)
        #expect(distance >= 0 && distance <= 20_015.1145)
        #expect((0..<360).contains(here.bearing(to: there)))
      }
    }
  }

  /// The reference values of the map's specification, on the sphere they are given for.
  @Test(arguments: [
    // From, to, kilometers on WGS 84, and how far the sphere may be off: 0.56 % at most.
    (-41.32, 174.81, 40.96, -5.50, 19_959.679_267, 0.0056),
    (36.12, -86.67, 33.94, -118.40, 2_892.776_957, 0.0056),
    (-37.951_033, 144.424_868, -37.652_821, 143.926_496, 54.972_271, 0.0056),
    (50.066_389, -5.714_722, 58.643_889, -3.07, 969.932_988, 0.0056),
    (0, 0, 0.5, 179.7, 19_944.127_421, 0.0056),
    (90, 0, -90, 0, 20_003.931_459, 0.0056),
  ])
  func `and other places have the distances geodesists measured`(
    fromLatitude: Double, fromLongitude: Double, toLatitude: Double, toLongitude: Double,
    kilometers: Double, share: Double
  ) throws {
    let from = try Coordinate(latitude: fromLatitude, longitude: fromLongitude)
    let to = try Coordinate(latitude: toLatitude, longitude: toLongitude)
    #expect(abs(from.distance(to: to) / kilometers - 1) < share)
  }

  /// The same on the sphere: published for a radius, so compared as angles.
  @Test(arguments: [
    (36.12, -86.67, 33.94, -118.40, 2_886.444_443, 6371.0, 1e-3),
    (36.12, -86.67, 33.94, -118.40, 2_887.259_951, 6372.8, 1e-3),
    (50.066_389, -5.714_722, 58.643_889, -3.07, 968.9, 6371.0, 0.05),
  ])
  func `and other places have the published distances on a sphere`(
    fromLatitude: Double, fromLongitude: Double, toLatitude: Double, toLongitude: Double,
    kilometers: Double, radius: Double, tolerance: Double
  ) throws {
    let from = try Coordinate(latitude: fromLatitude, longitude: fromLongitude)
    let to = try Coordinate(latitude: toLatitude, longitude: toLongitude)
    let angle = from.distance(to: to) / Coordinate.earthRadius
    #expect(abs(angle * radius - kilometers) < tolerance)
  }

  @Test func `of an outline is mirrored and rotated by 180°`() throws {
    let rings = try theWorld.get().outlines(.coarse).rings
    for ring in rings {
      let other = ring.antipodal
      #expect(other.owner == ring.owner && other.corners.count == ring.corners.count)
      for (corner, opposite) in zip(ring.corners, other.corners) {
        let here = try Coordinate(latitude: corner.latitude, longitude: corner.longitude)
        let there = try Coordinate(latitude: opposite.latitude, longitude: opposite.longitude)
        #expect(here.distance(to: there) > 20_015.11)
        #expect((other.bounds.west...other.bounds.east).contains(opposite.longitude))
        #expect((other.bounds.south...other.bounds.north).contains(opposite.latitude))
      }
      #expect(other.strokes.map(\.count) == ring.strokes().map(\.count))
    }
  }
}

@Suite struct `The presets` {
  @Test func `name the place on the other side`() throws {
    let world = try theWorld.get()
    for preset in Presets.all + Presets.landmarks {
      let label = world.label(for: preset.coordinate.antipode).label()
      let words = preset.farSide.split { ", ".contains($0) }.map(String.init)
      let isNamed = words.contains { label.contains($0) }
      #expect(isNamed, "\(preset.name): \(label)")
    }
  }

  @Test func `pair antipodal towns, within 250 km`() throws {
    let search = PlaceSearch(in: try theWorld.get())
    for pair in Presets.pairs {
      let near =
        search.places(named: pair.name, limit: 20)
        .map { $0.coordinate.distance(to: pair.coordinate) }.min() ?? .infinity
      #expect(near < 15, "\(pair.name)")
      let far =
        search.places(named: pair.farSide, limit: 20)
        .map { $0.coordinate.distance(to: pair.coordinate.antipode) }.min() ?? .infinity
      #expect(far < 250, "\(pair.name) to \(pair.farSide): \(far)")
    }
  }
}
