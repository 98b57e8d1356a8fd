import Foundation
import TestSupport
import Testing
import Tunnel

@Suite struct `A coordinate` {
  @Test(arguments: [
    ((56.55, 8.316667), (-56.55, -171.683333)),
    ((0, 0), (0, 180)),
    ((10, 180), (-10, 0)),
    ((10, -180), (-10, 0)),
    ((90, 0), (-90, 0)),
    ((-90, 77), (90, 0)),
    ((39.9, 116.4), (-39.9, -63.6)),
    ((-41.29, 174.78), (41.29, -5.22)),
  ])
  func `has its antipode straight through the Earth`(
    place: (Double, Double), opposite: (Double, Double)
  ) throws {
    let here = try Coordinate(latitude: place.0, longitude: place.1)
    let there = here.antipode
    #expect(there.latitude == opposite.0)
    #expect(abs(there.longitude - opposite.1) < 1e-9)
    #expect(abs(here.distance(to: there) - .pi * Coordinate.earthRadius) < 1e-3)
  }

  @Test func `returns when dug through twice`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let here = try random.coordinate()
      let home = here.antipode.antipode
      #expect(home.latitude == here.latitude)
      #expect(abs(home.longitude - here.longitude) < 1e-9)
      #expect(abs(here.distance(to: here.antipode) - .pi * Coordinate.earthRadius) < 1e-3)
    }
  }

  @Test(arguments: [
    (0, 0), (180, 180), (-180, 180), (181, -179), (-181, 179), (360, 0), (540, 180), (-540, 180),
    (-0.0, 0), (188.25, -171.75), (3600, 0),
  ])
  func `wraps its longitude around the antimeridian`(given: Double, kept: Double) throws {
    let longitude = try Coordinate(latitude: 10, longitude: given).longitude
    #expect(longitude == kept)
    #expect(longitude.sign == (kept < 0 ? .minus : .plus))
  }

  @Test func `stays within its half-open range for any input`() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<10_000 {
      let longitude = Double.random(in: -1e6...1e6, using: &random)
      let place = try Coordinate(latitude: 1, longitude: longitude)
      for end in [place, place.antipode] {
        #expect(end.longitude > -180 && end.longitude <= 180)
      }
    }
    let tiny = try Coordinate(latitude: 0, longitude: 1e-20).antipode
    #expect(tiny.longitude == 180)
  }

  @Test func `has no longitude at a pole`() throws {
    #expect(
      try Coordinate(latitude: 90, longitude: 12) == Coordinate(latitude: 90, longitude: -99))
  }

  @Test(arguments: [
    (-41.32, 174.81, 40.96, -5.50, 19_967.4, 0.1),
    (36.12, -86.67, 33.94, -118.40, 2886.448, 0.01),
    (50.0664, -5.7147, 58.6439, -3.07, 968.9, 0.2),
    (0, 0, 0, 180, 20_015.115, 0.001),
    (90, 0, -90, 0, 20_015.115, 0.001),
    (10, 179.5, 10, -179.5, 109.5, 0.01),
  ])
  func `has the published distance to another`(
    fromLatitude: Double, fromLongitude: Double, toLatitude: Double, toLongitude: Double,
    kilometers: Double, tolerance: Double
  ) throws {
    let from = try Coordinate(latitude: fromLatitude, longitude: fromLongitude)
    let to = try Coordinate(latitude: toLatitude, longitude: toLongitude)
    #expect(abs(from.distance(to: to) - kilometers) < tolerance)
    #expect(from.distance(to: to) == to.distance(to: from))
  }

  @Test(arguments: [(1.0, 0.0, 0.0), (0, 1, 90), (-1, 0, 180), (0, -1, 270)])
  func `has a bearing to another`(
    latitude: Double, longitude: Double, bearing: Double
  ) throws {
    let origin = try Coordinate(latitude: 0, longitude: 0)
    let there = try Coordinate(latitude: latitude, longitude: longitude)
    #expect(abs(origin.bearing(to: there) - bearing) < 1e-9)
  }

  @Test func `is written with a direction and never a minus`() throws {
    #expect(try Coordinate(latitude: -0.00001, longitude: 179.99999).description == "0°, 180°")
    #expect(try Coordinate(latitude: -90, longitude: 3).description == "90° S, 0°")
  }
}

@Suite struct `The formulas of Tunnel` {
  @Test func `differ as in Tunnel's history`() {
    let here = (latitude: 56.55, longitude: 8.25)
    #expect(
      AntipodeFormula.allCases.map { $0.degrees(latitude: 56.55, longitude: here.longitude) }
        .map { "\($0.latitude.rounded(toTenths: true)) \($0.longitude)" }
        == ["-56.6 -171.75", "-56.6 -171.75", "-33.5 -171.75"])
    let pole = AntipodeFormula.original.degrees(latitude: 90, longitude: 0)
    #expect(pole == (-90, -180))
    let origin = AntipodeFormula.original.degrees(latitude: 0, longitude: 0)
    #expect(origin == (0, -180))
  }
}

@Suite struct `A pair of maps` {
  @Test func `updates the other end, whichever moves`() throws {
    var map = DualMap(near: Presets.lemvig.coordinate)
    #expect(map.far == Presets.lemvig.coordinate.antipode)
    let madrid = Presets.madrid.coordinate
    map.move(far: madrid)
    #expect(map.far == madrid)
    #expect(map.near == madrid.antipode)
    map.move(near: madrid)
    #expect(map.far == madrid.antipode)
  }
}

extension Double {
  fileprivate func rounded(toTenths: Bool) -> Double { (self * 10).rounded() / 10 }
}
