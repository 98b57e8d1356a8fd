import CairoKit
import Drawing
import Foundation
import Geometry
import Testing
import TestSupport
import Tunnel

@testable import Figures

/// How the night falls over a map.
@Suite struct `The night on a map` {
  @Test(arguments: [(23.4, 10.0), (-15, -170), (0.4, 100), (-0.2, 0)])
  func `ends at the terminator`(latitude: Double, longitude: Double) throws {
    let sun = try Coordinate(latitude: latitude, longitude: longitude)
    let cap = MapNight.cap(around: sun.antipode, radius: 90)
    for corner in cap.dropLast(2) where abs(corner.latitude) < 89 {
      let hour = (corner.longitude - longitude) * .pi / 180
      let tangent = tan(latitude * .pi / 180)
      let expected = atan(-cos(hour) / tangent) * 180 / .pi
      #expect(abs(corner.latitude - expected) < 1e-6)
    }
    #expect(
      zip(cap, cap.dropFirst()).allSatisfy {
        abs($1.longitude - $0.longitude) < 180.001 || abs($0.latitude) == 90
      })
    // Once around, and along the dark pole.
    #expect(cap.last?.latitude == (latitude > 0 ? -90 : 90))
  }

  /// The night over a plain ground: the brightness of each pixel, row by row.
  private func brightness(
    on projection: MapProjection, sun: Coordinate, _ colors: MapColors, ground: Color
  ) throws -> (width: Int, levels: [Int]) {
    let picture = DisplayList(
      size: projection.size, background: ground,
      items: MapNight.items(sun: sun, in: projection, colors: colors))
    let image = try PixelImage(of: picture, scale: 1, shaper: BlockShaper())
    return (
      image.width,
      stride(from: 0, to: image.rgba.count, by: 4).map { pixel in
        (0..<3).map { Int(image.rgba[pixel + $0]) }.max() ?? 0
      }
    )
  }

  private func flat(_ latitude: Double, _ longitude: Double, scale: Double) -> MapProjection {
    let size = CGSize(width: 720, height: 360)
    let camera = MapCamera(
      center: MapPoint(longitude: longitude, latitude: latitude), pointsPerDegree: scale)
    return .flat(Equirectangular(camera: camera.clamped(in: size), size: size))
  }

  @Test(
    arguments: [MapColors.day, .night, .hybrid],
    [(0.0, 0.0, 2.0), (0, 40, 8), (50, 60, 20), (-89, 0, 12)])
  func `darkens in invisible steps`(
    colors: MapColors, view: (latitude: Double, longitude: Double, scale: Double)
  ) throws {
    let sun = try Coordinate(latitude: 12, longitude: -50)
    for ground in [colors.sea, colors.land] {
      let map = flat(view.latitude, view.longitude, scale: view.scale)
      let (width, levels) = try brightness(on: map, sun: sun, colors, ground: ground)
      let most = view.scale > 6 ? 6 : 14
      let steps = zip(levels, levels.dropFirst()).enumerated()
        .filter { ($0.offset + 1) % width != 0 }
        .map { abs($0.element.0 - $0.element.1) }
      #expect((steps.max() ?? 0) <= most, "\(ground)")
    }
  }

  @Test func `leaves the day unchanged and is fully dark at midnight`() throws {
    let sun = try Coordinate(latitude: 12, longitude: -50)
    for colors in [MapColors.day, .night, .hybrid] {
      let day = try brightness(
        on: flat(0, -50, scale: 12), sun: sun, colors, ground: colors.sea)
      #expect(Set(day.levels).count == 1)
      // Whether in one layer or in many, which round the color again and again.
      for scale in [12.0, 2] {
        let deep = try brightness(
          on: flat(-12, 130, scale: scale), sun: sun, colors, ground: colors.sea)
        let expected =
          [
            (colors.sea.red, colors.shade.red), (colors.sea.green, colors.shade.green),
            (colors.sea.blue, colors.shade.blue),
          ].map { $0 + ($1 - $0) * colors.shade.alpha }.max() ?? 0
        let middle = deep.levels[180 * deep.width + 360]
        #expect(abs(Double(middle) - expected * 255) < (scale > 6 ? 2 : 8))
      }
    }
  }

  @Test func `is one layer in full darkness, and none by day`() throws {
    let sun = try Coordinate(latitude: 0, longitude: 0)
    func count(_ longitude: Double) -> Int {
      MapNight.items(sun: sun, in: flat(0, longitude, scale: 20), colors: .day).count
    }
    #expect(count(0) == 0)
    #expect(count(180) == 1)
    #expect(count(90) > 20)
  }

  @Test func `begins at sunset and ends eighteen degrees later`() {
    #expect(abs(MapNight.dusk(afterShare: 0)) < 1e-9)
    #expect(abs(MapNight.dusk(afterShare: 0.5) - 9) < 1e-9)
    #expect(abs(MapNight.dusk(afterShare: 1) - 18) < 1e-9)
    let dusks = (0...20).map { MapNight.dusk(afterShare: Double($0) / 20) }
    #expect(zip(dusks, dusks.dropFirst()).allSatisfy(<))
  }
}
