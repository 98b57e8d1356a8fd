import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

@Suite struct `Every figure` {
  @Test(arguments: FigureKind.allCases, Theme.allCases)
  func `can be drawn empty, and is the same twice`(kind: FigureKind, theme: Theme) {
    let nothing = Recording()
    let start = Playhead(.instant(.zero), in: nothing)
    let first = Figure.draw(kind, of: nothing, at: start, options: options(theme))
    #expect(first == Figure.draw(kind, of: nothing, at: start, options: options(theme)))
    #expect(first.size.width > 0 && first.size.height > 0)
    #expect(first.title == kind.title)
  }

  @Test(arguments: FigureKind.allCases, UInt64(1)...10)
  func `has the requested size`(kind: FigureKind, seed: UInt64) {
    let recording = randomRecording(seed: seed)
    let size = CGSize(width: 512, height: 384)
    for isFramed in [false, true] {
      var wanted = options(size: size)
      (wanted.showsTitle, wanted.showsCredit) = (isFramed, isFramed)
      let picture = Figure.draw(
        kind, of: recording, at: Playhead(.line(2), in: recording), options: wanted)
      #expect(picture.size == size)
    }
  }

  @Test(arguments: FigureKind.allCases)
  func `fits any size, with attribution only where there is space`(kind: FigureKind) {
    let state = MapScene(latitude: 10, longitude: 20).state
    for (width, height, isThankful) in [
      (1.0, 1.0, false), (20, 20, false), (400, 119, false), (159, 400, false), (160, 120, true),
      (400, 300, true),
    ] {
      var wanted = options(size: CGSize(width: width, height: height))
      (wanted.showsTitle, wanted.showsCredit) = (true, true)
      let picture = Figure.draw(kind, of: state, options: wanted)
      #expect(picture.size == wanted.size)
      let thanks = picture.items.contains {
        guard case .text(let run, let point) = $0 else { return false }
        return run.text.contains("GeoNames") && point.y < height
      }
      #expect(thanks == isThankful, "\(width) × \(height)")
    }
  }

  @Test func `has no attribution without maps`() {
    var wanted = options()
    let bare = Figure.draw(.stage, of: SlotScene().recording.latest, options: wanted)
    wanted.showsCredit = true
    #expect(Figure.draw(.stage, of: SlotScene().recording.latest, options: wanted) == bare)
  }

  @Test func `says whether there is anything to draw`() {
    let maps = MapScene(latitude: 10, longitude: 20).state
    #expect(FigureKind.allCases.allSatisfy { $0.isDrawable(of: maps) })
    for state in [
      SlotScene().recording.latest, MapScene(latitude: 91, longitude: 20).state,
    ] {
      #expect(FigureKind.allCases.filter { !$0.isDrawable(of: state) } == [.map])
    }
  }

  @Test func `draws the same with and without a cache of maps`() {
    let scene = MapScene(latitude: 10, longitude: 20)
    var cached = options()
    cached.mapCache = MapCache()
    let plain = Figure.draw(.map, of: scene.state, options: options())
    #expect(Figure.draw(.map, of: scene.state, options: cached) == plain)
    #expect(Figure.draw(.map, of: scene.state, options: cached) == plain)
  }
}

/// A window with a map in it.
struct MapScene {
  private(set) var recording = Recording()
  var state: HierarchyState { recording.latest }

  init(
    latitude: Double, longitude: Double, lift: Double = 0, picture: String = "man",
    markerPlace: Content.Place? = nil
  ) {
    let place = Content.Place(latitude: latitude, longitude: longitude)
    let map = Content.Map(
      center: place, latitudeSpan: 9, longitudeSpan: 9,
      markers: [Content.Marker(picture: picture, place: markerPlace ?? place, lift: lift)])
    recording.append(.viewMade(NodeID(1), name: "window", className: "Window"))
    recording.append(.rootViewController(window: NodeID(1), nil))
    recording.append(.property(NodeID(1), .bounds(CGRect(x: 0, y: 0, width: 320, height: 200))))
    recording.append(.property(NodeID(1), .center(CGPoint(x: 160, y: 100))))
    recording.append(.property(NodeID(1), .content(.map(map))))
  }

  /// Two maps, one upon the other, with these markers.
  init(above first: String, below second: String) {
    self.init(latitude: 50, longitude: 10)
    for (number, picture) in [first, second].enumerated() {
      let id = NodeID(Int32(2 + number))
      let place = Content.Place(latitude: 50, longitude: 10)
      recording.append(.viewMade(id, name: picture, className: "MapView"))
      recording.append(.property(id, .bounds(CGRect(x: 0, y: 0, width: 320, height: 100))))
      recording.append(
        .property(id, .center(CGPoint(x: 160, y: 50 + 100 * Double(number)))))
      recording.append(
        .property(
          id,
          .content(
            .map(
              Content.Map(
                center: place, latitudeSpan: 9, longitudeSpan: 9,
                markers: [Content.Marker(picture: picture, place: place)])))))
      recording.append(.superview(id, NodeID(1), index: Int32(number)))
    }
    recording.append(.property(NodeID(1), .content(.none)))
  }
}
