import Drawing
import Geometry
import Hierarchy
import Support
import Testing
import TestSupport
import Tunnel

@testable import Figures

@Suite struct `A map` {
  static let box = CGRect(x: 0, y: 0, width: 320, height: 200)

  /// The group of the marker's picture.
  private func marker(_ scene: MapScene, named name: String = "man") -> Group? {
    func find(_ items: [DisplayList.Item], _ outer: ProjectiveTransform) -> Group? {
      for case .group(var group) in items {
        let transform = group.transform.concatenating(outer)
        if group.title == name {
          group.transform = transform
          return group
        }
        if let found = find(group.items, transform) { return found }
      }
      return nil
    }
    var bare = options(size: Self.box.size)
    bare.hasDevice = false
    return find(Figure.draw(.stage, of: scene.state, options: bare).items, .identity)
  }

  @Test(arguments: [(0.0, 0.0), (56.55, 8.316667), (-56.55, -171.68), (12, 180), (-12, -179.9)])
  func `puts the man's feet on the place`(latitude: Double, longitude: Double) throws {
    for lift in [0.0, 10] {
      let group = try #require(
        marker(MapScene(latitude: latitude, longitude: longitude, lift: lift)))
      let feet = Picture.man.foot.applying(group.transform)
      #expect(abs(feet.x - 160) < 1e-6)
      #expect(abs(feet.y - (100 - lift)) < 1e-6)
    }
  }

  @Test func `can show a pole, and hides an invalid place`() {
    #expect(marker(MapScene(latitude: 90, longitude: 0)) != nil)
    #expect(marker(MapScene(latitude: .nan, longitude: 0)) == nil)
    #expect(marker(MapScene(latitude: 91, longitude: 0)) == nil)
  }

  @Test(arguments: [90.0, 89.5, 88, 86, -90, -88])
  func `keeps a marker at a pole in view`(latitude: Double) throws {
    for (picture, lift) in [(Picture.man, 0.0), (.man, 10), (.x, 0)] {
      let scene = MapScene(
        latitude: latitude, longitude: 30, lift: lift, picture: picture.rawValue)
      let group = try #require(marker(scene, named: picture.rawValue))
      let frame = CGRect(origin: .zero, size: picture.size).applying(group.transform)
      #expect(Self.box.contains(frame), "\(picture) at \(frame)")
      // What a finger finds is where the picture is.
      var bare = options(size: Self.box.size)
      bare.hasDevice = false
      let figure = StageFigure(of: scene.state, options: bare)
      let found = try #require(figure.markers(in: scene.state).first)
      #expect(hypot(found.middle.x - frame.midX, found.middle.y - frame.midY) < 1e-6)
      let place = try #require(figure.place(at: found.foot, on: found.map, in: scene.state))
      #expect(abs(place.latitude - latitude) < 1e-6)
    }
  }

  @Test(arguments: [90.0, 60, 0, -60, -86, -88, -90])
  func `writes coordinates beside the marker`(latitude: Double) throws {
    for picture in [Picture.man, .x] {
      let scene = MapScene(latitude: latitude, longitude: 30, picture: picture.rawValue)
      let group = try #require(marker(scene, named: picture.rawValue))
      let frame = CGRect(origin: .zero, size: picture.size).applying(group.transform)
      var bare = options(size: Self.box.size)
      bare.hasDevice = false
      let items = Figure.draw(.stage, of: scene.state, options: bare).items
      let (run, point) = try #require(coordinates(in: items, .identity))
      let size = BlockShaper().size(of: run)
      let letters = CGRect(x: 100, y: point.y, width: 120, height: size.height)
      #expect(!letters.intersects(frame), "\(letters) \(frame)")
      #expect(latitude == -90 ? point.y < 30 : point.y > 150)
    }
  }

  private func coordinates(
    in items: [DisplayList.Item], _ outer: ProjectiveTransform
  ) -> (TextRun, CGPoint)? {
    for item in items {
      switch item {
      case .text(let run, let point) where run.text.contains(","):
        return (run, point.applying(outer))
      case .group(let group):
        let inner = group.transform.concatenating(outer)
        if let found = coordinates(in: group.items, inner) { return found }
      default: break
      }
    }
    return nil
  }

  @Test func `writes places as people do`() {
    let place = Content.Place(latitude: -56.55, longitude: 188.25)
    #expect(place.text(in: .english) == "56.55° S, 171.75° W")
    #expect(place.text(in: AnswerLocale(.danish)) == "56,55° S, 171,75° V")
  }

  @Test(arguments: UInt64(1)...50)
  func `clips outlines to the visible part`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let points = (0..<Int.random(in: 3...40, using: &dice)).map { _ in
      CGPoint(
        x: Double.random(in: -500...800, using: &dice),
        y: Double.random(in: -500...700, using: &dice))
    }
    let clip = PolygonClip(box: Self.box)
    for point in clip.polygon(points) {
      #expect(Self.box.insetBy(dx: -1e-6, dy: -1e-6).contains(point))
    }
    // The inside stays as it is.
    let inner = points.map { CGPoint(x: 160 + $0.x / 10, y: 100 + $0.y / 10) }
    #expect(clip.polygon(inner) == inner)
  }
}

@Suite struct `An outline on a map` {
  /// The rings of the world, in a view of a part of it.
  @Test(
    arguments: [(55.0, 10.0, 60.0), (66, 179.5, 40), (-17, -179.9, 120), (0, 20, 5), (-85, 0, 12)])
  func `is the same with and without culling`(
    latitude: Double, longitude: Double, scale: Double
  ) throws {
    let world = try #require(
      ResourceFolder.find("World/world.tgeo").flatMap { try? World(contentsOf: $0) })
    let size = CGSize(width: 320, height: 200)
    let camera = MapCamera(
      center: MapPoint(longitude: longitude, latitude: latitude), pointsPerDegree: scale)
    let map = Equirectangular(camera: camera.clamped(in: size), size: size)
    let outliner = MapOutliner(.flat(map))
    let clip = PolygonClip(
      box: CGRect(origin: .zero, size: size).insetBy(dx: -8, dy: -8))
    var seen = 0
    for ring in world.outlines(map.levelOfDetail).rings where outliner.isVisible(ring.bounds) {
      let shown = outliner.shown(of: ring)
      let whole = map.shifts(of: ring.bounds).map { shift in
        clip.polygon(ring.corners.map { map.point(for: $0, shift: shift) })
      }
      let sizes = (
        shown.reduce(0) { $0 + PolygonClip.size(of: clip.polygon($1.area)) },
        whole.reduce(0) { $0 + PolygonClip.size(of: $1) }
      )
      // Corners less than half a point apart are one; that is all that may be missing.
      let edge = shown.reduce(0) { $0 + Double($1.area.count) }
      #expect(abs(sizes.0 - sizes.1) <= 0.5 * edge + 1)
      seen += shown.count
    }
    #expect(seen > 0)
  }
}
