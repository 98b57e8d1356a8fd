import CairoKit
import Drawing
import Figures
import Geometry
import Hierarchy
import Tunnel

/// Maps without a cache: all of their ground is laid out and painted, with its names.
enum FreshMaps {
  private static let count = 12

  static func run(_ world: World) {
    guard let sheet = Sheet(size: MapView.size) else { return }
    let options = FigureOptions(
      shaper: PangoShaper(), size: MapView.size, world: world, hasDevice: false)
    for view in MapView.all {
      let state = MapScene(of: [view.content], size: MapView.size).state
      var picture = Figure.draw(.map, of: state, options: options)
      sheet.paint(picture, options.shaper)
      let drawing = Stopwatch.nanoseconds(each: count) {
        for _ in 0..<count { picture = Figure.draw(.map, of: state, options: options) }
      }
      let painting = Stopwatch.nanoseconds(each: count) {
        for _ in 0..<count { sheet.paint(picture, options.shaper) }
      }
      print(view.name, (drawing + painting) / 1e6)
      print(view.name + "-laid-out", drawing / 1e6)
    }
  }
}
