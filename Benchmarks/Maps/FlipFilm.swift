import CairoKit
import Drawing
import Figures
import Geometry
import Hierarchy
import Scenarios
import Tunnel

/// The stills of a film: 300 ms of a flip of two maps, 60 pictures of 500 × 500 points.
enum FlipFilm {
  private static let count = 60
  private static let size = CGSize(width: 500, height: 500)

  /// The stills as values, maps drawn once for all of them, as for a film.
  static func stills(_ recording: Recording, _ options: FigureOptions) -> [DisplayList] {
    (0..<count).map { index in
      let instant = Instant(seconds: 0.3 * Double(index) / Double(count - 1))
      let playhead = Playhead(.instant(instant), in: recording)
      return Figure.draw(.stage, of: recording, at: playhead, options: options)
    }
  }

  /// The recording of a flip; nil when the scenario is not installed.
  static func recording(_ world: World) -> Recording? {
    Scenario.named("tunnel").map { Run($0, geocoder: world).execute().recording }
  }

  static func options(_ world: World, _ shaper: any TextShaper) -> FigureOptions {
    FigureOptions(shaper: shaper, size: size, world: world, mapCache: MapCache())
  }

  static func run(_ world: World) {
    guard let recording = recording(world),
      let painter = try? StillPainter(size: size, scale: 1)
    else { return }
    let shaper = PangoShaper()
    func film() -> Int {
      stills(recording, options(world, shaper)).reduce(0) { sum, still in
        sum + ((try? painter.pixels(of: still, shaper: shaper).count) ?? 0)
      }
    }
    _ = film()
    let drawing = Stopwatch.nanoseconds(each: 1) {
      _ = stills(recording, options(world, shaper)).count
    }
    let all = Stopwatch.nanoseconds(each: 1) { _ = film() }
    print("film", all / 1e6)
    print("laid-out", drawing / 1e6)
  }
}
