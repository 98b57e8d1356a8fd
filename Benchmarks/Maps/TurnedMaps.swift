import CairoKit
import Drawing
import Figures
import Geometry
import Hierarchy
import Tunnel

/// Two maps of which one turns over to the other, painted as the window does.
enum TurnedMaps {
  private static let (width, height, frames) = (800, 600, 100)
  private static let duration = 0.3

  /// Paints every frame, and prints how many.
  static func run(_ world: World) {
    let shaper = PangoShaper()
    var options = FigureOptions(
      shaper: shaper, size: CGSize(width: width, height: height), world: world, hasDevice: false,
      mapCache: MapCache())
    (options.mapLook.isOnScreen, options.mapLook.isMoving) = (true, true)
    guard let sheet = Sheet(size: options.size ?? .zero) else { return }
    let (recording, rasters) = (recording, RasterCache())
    for frame in 0..<frames {
      let instant = Instant(seconds: duration * Double(frame) / Double(frames))
      let figure = StageFigure(of: recording.state(at: instant), options: options)
      sheet.paint(figure.picture, shaper, rasters)
    }
    print(frames)
  }

  private static var recording: Recording {
    var recording = Recording()
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    func add(_ id: NodeID, _ type: String, into parent: NodeID?) {
      recording.append(.viewMade(id, name: id.description, className: type))
      recording.append(.property(id, .bounds(frame)))
      recording.append(.property(id, .center(frame.center)))
      recording.append(.property(id, .clipsToBounds(true)))
      recording.append(.property(id, .backgroundColor(.white)))
      if let parent { recording.append(.superview(id, parent, index: 0)) }
    }
    let (window, host, pages) = (NodeID(1), NodeID(2), [NodeID(3), NodeID(4)])
    add(window, "Window", into: nil)
    recording.append(.rootViewController(window: window, nil))
    add(host, "View", into: window)
    for (page, sign) in zip(pages, [1.0, -1]) {
      add(page, "MapView", into: nil)
      let place = Content.Place(latitude: sign * 48.2, longitude: sign > 0 ? 16.4 : -163.6)
      let map = Content.Map(
        center: place, latitudeSpan: 14, longitudeSpan: 14,
        markers: [Content.Marker(picture: "man", place: place, lift: 0)])
      recording.append(.property(page, .content(.map(map))))
    }
    for (place, page) in pages.enumerated() {
      recording.append(.superview(page, host, index: Int32(place)))
    }
    recording.append(
      .animationBegan(
        AnimationState(
          id: 1, view: host, motion: .transition(.flipFromRight, from: pages[0], to: pages[1]),
          begin: .zero, duration: duration, curve: .easeInOut)))
    recording.append(.settled, by: nil, at: .zero, turn: 1)
    recording.append(.settled, by: nil, at: Instant(seconds: duration), turn: 2)
    return recording
  }
}
