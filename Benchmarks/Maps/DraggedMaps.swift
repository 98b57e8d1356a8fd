import CairoKit
import Drawing
import Figures
import Geometry
import Hierarchy
import Tunnel

/// Two maps, one the other's antipode, while a finger carries the man on one of them and the map
/// goes on below him: every frame as the window draws it.
enum DraggedMaps {
  private static let size = CGSize(width: 800, height: 500)
  private static let frames = 400

  static func run(_ world: World) {
    guard let sheet = Sheet(size: size) else { return }
    var options = FigureOptions(
      shaper: PangoShaper(), size: size, world: world, hasDevice: false, mapCache: MapCache())
    (options.mapLook.isOnScreen, options.mapLook.isAtHand) = (true, true)
    let rasters = RasterCache()
    var times: [Double] = []
    var hand = Hand()
    for frame in 0..<frames {
      let state = MapScene(of: [hand.near, hand.far], size: size).state
      let time = Stopwatch.nanoseconds(each: 1) {
        hand.pull(in: state, look: &options.mapLook)
        options.mapLook.isMoving = frame > 0
        sheet.paint(
          StageFigure(of: state, options: options).picture, options.shaper, rasters)
      }
      times.append(time / 1e6)
      hand.carry()
    }
    times = times.dropFirst().sorted()
    print("median", times[times.count / 2])
    print("p95", times[times.count * 95 / 100])
    print("worst", times[times.count - 1])
    print("late", 100 * Double(times.filter { $0 > 4 }.count) / Double(times.count))
  }

  /// Where the man is, and how the map goes below him: three points west a frame, and one up or
  /// down, which stretches what was drawn before.
  private struct Hand {
    private var place = Content.Place(latitude: 50, longitude: 170)
    private var frame = 0
    private var way: Double { frame % 120 < 60 ? 1 : -1 }

    var near: Content.Map { map(around: 50, 170, marker: ("man", place, 10)) }
    var far: Content.Map {
      let there = Content.Place(latitude: -place.latitude, longitude: place.longitude - 180)
      return map(around: -50, -10, marker: ("x", there, 0))
    }

    mutating func carry() {
      frame += 1
      place = Content.Place(
        latitude: place.latitude + way * 0.05,
        longitude: (place.longitude + 0.25).remainder(dividingBy: 360))
    }

    func pull(in state: HierarchyState, look: inout MapLook) {
      look.pan(MapScene.map(0), from: .zero, to: CGPoint(x: -3, y: way), in: state)
    }

    private func map(
      around latitude: Double, _ longitude: Double,
      marker: (picture: String, place: Content.Place, lift: Double)
    ) -> Content.Map {
      Content.Map(
        center: Content.Place(latitude: latitude, longitude: longitude), latitudeSpan: 14,
        longitudeSpan: 14,
        markers: [
          Content.Marker(picture: marker.picture, place: marker.place, lift: marker.lift)
        ])
    }
  }
}
