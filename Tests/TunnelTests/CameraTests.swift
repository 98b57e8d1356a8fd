import Foundation
import Geometry
import TestSupport
import Testing
import Tunnel

@Suite struct `A camera above the map` {
  private let size = CGSize(width: 320, height: 193)

  private func camera(_ random: inout SeededGenerator) -> MapCamera {
    MapCamera(
      center: MapPoint(
        longitude: .random(in: -900...900, using: &random),
        latitude: .random(in: -90...90, using: &random)),
      pointsPerDegree: pow(10, .random(in: -1...4, using: &random))
    ).clamped(in: size)
  }

  private func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: .random(in: 0...size.width, using: &random),
      y: .random(in: 0...size.height, using: &random))
  }

  /// Whether the camera could go further both up and down.
  private func isFree(_ camera: MapCamera) -> Bool {
    abs(camera.center.latitude) + size.height / 2 / camera.pointsPerDegree < 90 - 1e-9
  }

  @Test func `keeps the ground below a finger that drags or pinches`() {
    var random = SeededGenerator(seed: 11)
    var free = 0
    for _ in 0..<5000 {
      let camera = camera(&random)
      let (start, end) = (point(&random), point(&random))
      let ground = Equirectangular(camera: camera, size: size).ground(at: start)
      let factor = pow(2, Double.random(in: -3...3, using: &random))
      for (moved, finger) in [
        (camera.panned(from: start, to: end, in: size), end),
        (camera.zoomed(by: factor, about: start, in: size), start),
      ] {
        let map = Equirectangular(camera: moved, size: size)
        let found = map.point(for: ground)
        #expect(abs(found.x - finger.x) < 1e-5)
        if isFree(moved) {
          free += 1
          #expect(abs(found.y - finger.y) < 1e-5)
        }
      }
    }
    #expect(free > 2000)
  }

  @Test func `shows nothing beyond a pole when zoomed in, and at most the whole world`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let camera = camera(&random).zoomed(
        by: pow(10, .random(in: -6...6, using: &random)), about: point(&random), in: size)
      let map = Equirectangular(camera: camera, size: size)
      #expect(camera.pointsPerDegree <= MapCamera.closest)
      #expect(map.pointsPerDegreeNorth * 360 >= size.width - 1e-9)
      #expect(map.pointsPerDegreeEast * 360 >= size.width - 1e-6)
      guard map.pointsPerDegreeNorth * 180 >= size.height else { continue }
      #expect(abs(map.ground(at: .zero).latitude) <= 90 + 1e-9)
      #expect(abs(map.ground(at: CGPoint(x: 0, y: size.height)).latitude) <= 90 + 1e-9)
    }
  }

  @Test func `crosses the antimeridian without a jump`() {
    var camera = MapCamera(
      center: MapPoint(longitude: 170, latitude: -17), pointsPerDegree: 20)
    var longitudes = [camera.center.longitude]
    for _ in 0..<800 {
      camera = camera.panned(
        from: CGPoint(x: 160, y: 96), to: CGPoint(x: 140, y: 96), in: size)
      longitudes.append(camera.center.longitude)
    }
    let steps = zip(longitudes, longitudes.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 })
    #expect((longitudes.last ?? 0) > 720)
    let seen = Equirectangular(camera: camera, size: size).region.center.longitude
    #expect((-180...180).contains(seen))
  }

  @Test func `replaces invalid numbers by the center`() {
    let odd = MapCamera(
      center: MapPoint(longitude: .nan, latitude: .infinity), pointsPerDegree: .nan
    ).clamped(in: size)
    #expect(odd.center == MapPoint(longitude: 0, latitude: 0))
    #expect(odd.zoomed(by: .nan, about: .zero, in: size) == odd)
  }

  @Test func `repeats the world on both sides when zoomed out`() {
    let wide = CGSize(width: 1100, height: 200)
    let map = Equirectangular(camera: .world(in: wide), size: wide)
    let world = GeoBox(south: -90, west: -180, north: 90, east: 180)
    #expect(map.shifts(of: world) == [-360, 0, 360])
    let fiji = GeoBox(south: -21, west: 176, north: -12, east: 180)
    let xs = map.shifts(of: fiji).map {
      map.point(for: MapPoint(longitude: 178, latitude: -17), shift: $0).x
    }
    #expect(zip(xs, xs.dropFirst()).allSatisfy { abs($1 - $0 - 400) < 1e-9 })
  }

  @Test func `is true to scale in its center when zoomed in, else at the equator`() {
    func ratio(_ scale: Double) -> Double {
      let camera = MapCamera(
        center: MapPoint(longitude: 0, latitude: 60), pointsPerDegree: scale)
      let map = Equirectangular(camera: camera.clamped(in: size), size: size)
      return map.pointsPerDegreeEast / map.pointsPerDegreeNorth
    }
    #expect(abs(ratio(40) - 0.5) < 1e-9)
    #expect(abs(ratio(0.9) - 1) < 1e-9)
    let ratios = stride(from: 1.2, through: 20, by: 0.1).map(ratio)
    #expect(zip(ratios, ratios.dropFirst()).allSatisfy { abs($1 - $0) < 0.05 })
  }
}

@Suite struct `The overview of the Earth` {
  private let map = EqualEarth(size: CGSize(width: 700, height: 340))

  @Test func `returns every place`() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<3000 {
      let place = try random.coordinate()
      guard abs(place.latitude) < 89.99 else { continue }
      let point = map.point(
        for: MapPoint(longitude: place.longitude, latitude: place.latitude))
      let back = try #require(map.coordinate(for: point))
      #expect(place.distance(to: back) < 1e-3)
    }
  }

  @Test func `has no place outside its outline`() {
    let outline = map.outline
    let (left, right) = (outline.map(\.x).min() ?? 0, outline.map(\.x).max() ?? 0)
    let (top, bottom) = (outline.map(\.y).min() ?? 0, outline.map(\.y).max() ?? 0)
    // The proportions that the authors give.
    #expect(abs((right - left) / (bottom - top) - 2.05458) < 1e-4)
    for point in [
      CGPoint(x: left - 0.1, y: 170), CGPoint(x: right + 0.1, y: 170),
      CGPoint(x: 350, y: top - 0.1),
      CGPoint(x: left + 1, y: top + 1), CGPoint(x: right - 1, y: bottom - 1),
      CGPoint(x: Double.nan, y: 0),
    ] {
      #expect(map.coordinate(for: point) == nil, "\(point)")
    }
    #expect(map.coordinate(for: CGPoint(x: 350, y: 170))?.description == "0°, 0°")
  }

  @Test func `shows equal areas in equal sizes`() {
    func area(at latitude: Double, _ longitude: Double) -> Double {
      let d = 0.01
      let corners = [(-d, -d), (d, -d), (d, d), (-d, d)].map {
        map.point(for: MapPoint(longitude: longitude + $0.0, latitude: latitude + $0.1))
      }
      let twice = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
        $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
      }
      return abs(twice) / cos(latitude * .pi / 180)
    }
    let equator = area(at: 0, 0)
    for (latitude, longitude) in [(10.0, 50.0), (-45, -170), (70, 100), (85, 20)] {
      #expect(abs(area(at: latitude, longitude) / equator - 1) < 1e-4)
    }
  }
}
