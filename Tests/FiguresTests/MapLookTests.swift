import Drawing
import Geometry
import Hierarchy
import TestSupport
import Testing
import Tunnel

@testable import Figures

/// What hands do to the view of a map, and what is drawn of it meanwhile.
@Suite struct `The viewport of a map` {
  private let map = NodeID(1)
  private let scene = MapScene(latitude: 50, longitude: 178)

  private func flat(_ look: MapLook, _ state: HierarchyState) throws -> Equirectangular {
    guard case .flat(let map)? = look.projection(of: map, in: state) else {
      throw Missing()
    }
    return map
  }

  private struct Missing: Error {}

  @Test func `follows a finger over the antimeridian`() throws {
    var look = MapLook()
    let before = try flat(look, scene.state)
    let ground = before.ground(at: CGPoint(x: 200, y: 100))
    look.pan(map, from: CGPoint(x: 200, y: 100), to: CGPoint(x: 20, y: 130), in: scene.state)
    let after = try flat(look, scene.state)
    let point = after.point(for: ground)
    #expect(abs(point.x - 20) < 1e-6 && abs(point.y - 130) < 1e-6)
    #expect(after.center.longitude > 180)
    look.release(map)
    #expect(try flat(look, scene.state) == before)
  }

  @Test func `keeps its zoom but not its pan when the map moves elsewhere`() throws {
    var look = MapLook()
    look.zoom(map, by: 3, about: CGPoint(x: 100, y: 50), in: scene.state)
    look.pan(map, from: .zero, to: CGPoint(x: -50, y: 0), in: scene.state)
    let seen = try flat(look, scene.state)
    // On the way: half of the way there, half of what was moved aside is left.
    let sight = try #require(look.sights[map])
    let own = try #require(MapLook().camera(of: map, in: scene.state))
    let start = Content.Place(latitude: 50, longitude: 178)
    let goal = Content.Place(latitude: 40, longitude: -172)
    let half = Content.Place(latitude: 45, longitude: -177)
    let offsets = [start, half, goal].map { place in
      sight.seen(from: own, at: place, goal: goal).center.longitude - own.center.longitude
    }
    #expect(abs(offsets[0] - (seen.center.longitude - own.center.longitude)) < 1e-9)
    #expect(abs(offsets[1] - offsets[0] / 2) < 1e-9)
    #expect(offsets[2] == 0)
    let scale = sight.seen(from: own, at: goal, goal: goal).pointsPerDegree
    #expect(abs(scale / own.pointsPerDegree - 3) < 1e-9)
  }

  @Test func `resets its pan when the map leaves and returns`() throws {
    let far = MapScene(latitude: 48, longitude: 10)
    var look = MapLook()
    look.zoom(map, by: 2, about: CGPoint(x: 160, y: 100), in: scene.state)
    let centered = look
    look.pan(map, from: .zero, to: CGPoint(x: 10, y: -90), in: scene.state)
    look.follow(scene.state)
    let aside = try flat(look, scene.state)
    #expect(try flat(centered, scene.state) != aside)
    look.follow(far.state)
    #expect(try flat(look, far.state) == flat(centered, far.state))
    look.follow(scene.state)
    #expect(try flat(look, scene.state) == flat(centered, scene.state))
  }

  @Test func `keeps only the remaining pan when the map reverses midway`() throws {
    var look = MapLook()
    look.pan(map, from: .zero, to: CGPoint(x: -50, y: 0), in: scene.state)
    let own = try #require(MapLook().camera(of: map, in: scene.state))
    let start = Content.Place(latitude: 50, longitude: 178)
    let goal = Content.Place(latitude: 40, longitude: -172)
    let half = Content.Place(latitude: 45, longitude: -177)
    let away = try #require(look.sights[map]).following(to: goal, from: start)
    let back = away.following(to: start, from: half)
    func east(_ sight: MapSight, at place: Content.Place, to goal: Content.Place) -> Double {
      sight.seen(from: own, at: place, goal: goal).center.longitude - own.center.longitude
    }
    let whole = east(away, at: start, to: goal)
    #expect(whole > 0)
    #expect(abs(east(away, at: half, to: goal) - whole / 2) < 1e-9)
    #expect(abs(east(back, at: half, to: start) - whole / 2) < 1e-9)
    #expect(east(back, at: start, to: start) == 0)
  }

  @Test func `returns to its center, with the same zoom`() throws {
    var look = MapLook()
    look.zoom(map, by: 3, about: CGPoint(x: 160, y: 100), in: scene.state)
    let before = try flat(look, scene.state)
    look.pan(map, from: .zero, to: CGPoint(x: 40, y: -70), in: scene.state)
    look.center(map, in: scene.state)
    #expect(try flat(look, scene.state) == before)
  }

  @Test(
    arguments: [(90.0, 0.0), (-90, 0), (89.5, 20), (-89.9, 170), (87, -30)],
    [1.0, 1.5, 4, 20])
  func `shows the marker near a pole, at any previous zoom`(
    place: (Double, Double), zoom: Double
  ) throws {
    var look = MapLook()
    look.zoom(map, by: zoom, about: CGPoint(x: 160, y: 100), in: scene.state)
    let state = MapScene(latitude: place.0, longitude: place.1).state
    look.follow(state)
    var bare = options(size: CGSize(width: 320, height: 200))
    (bare.hasDevice, bare.mapLook) = (false, look)
    let marker = try #require(StageFigure(of: state, options: bare).markers(in: state).first)
    let pane = CGRect(x: 0, y: 0, width: 320, height: 200).insetBy(dx: -1e-6, dy: -1e-6)
    #expect(pane.contains(marker.foot))
    #expect(pane.contains(marker.frame))
  }

  @Test func `is drawn from the cache, exactly in place`() throws {
    let cache = MapCache()
    var look = MapLook(isOnScreen: true, isAtHand: true)
    func ground(_ isMoving: Bool) throws -> Group {
      look.isMoving = isMoving
      var wanted = options()
      (wanted.mapLook, wanted.mapCache) = (look, cache)
      let ground = MapGround(
        projection: .flat(try flat(look, scene.state)), reserved: [], isNamed: true,
        canvas: StagePainter(scene.state, options: wanted))
      return cache.group(of: ground)
    }
    let first = try ground(false)
    let home = try flat(look, scene.state)
    var stamps: Set<Int?> = [first.stamp]
    for step in 0..<300 {
      look.pan(map, from: .zero, to: CGPoint(x: -4, y: step % 40 < 20 ? 1 : -1), in: scene.state)
      if step % 50 == 49 {
        look.zoom(map, by: 1.08, about: CGPoint(x: 60, y: 30), in: scene.state)
      }
      let shown = try ground(true)
      stamps.insert(shown.stamp)
      let now = try flat(look, scene.state)
      #expect(
        shown.bounds.applying(shown.transform).insetBy(dx: -1, dy: -1)
          .contains(CGRect(origin: .zero, size: now.size)))
      guard shown.stamp == first.stamp else { continue }
      // A point of the first rendering is where the map has it now.
      let margin = CGSize(
        width: (first.bounds.width - home.size.width) / 2,
        height: (first.bounds.height - home.size.height) / 2)
      let place = MapPoint(longitude: 179, latitude: 51)
      let there = home.widened(by: margin).point(for: place).applying(shown.transform)
      let here = now.point(for: place)
      #expect(abs(there.x - here.x) < 1e-6 && abs(there.y - here.y) < 1e-6)
    }
    // 1200 points over a margin of 96: redrawn about a dozen times, not three hundred.
    #expect((8...40).contains(stamps.count), "\(stamps.count)")
    #expect(try ground(false).stamp != (try ground(true)).stamp || stamps.count > 8)
  }

  @Test func `is drawn beyond its bounds once it can be dragged, not before`() throws {
    let cache = MapCache()
    var look = MapLook(isOnScreen: true)
    let projection = MapProjection.flat(try flat(look, scene.state))
    func ground() -> Group {
      var wanted = options()
      (wanted.mapLook, wanted.mapCache) = (look, cache)
      return cache.group(
        of: MapGround(
          projection: projection, reserved: [], isNamed: true,
          canvas: StagePainter(scene.state, options: wanted)))
    }
    let plain = ground()
    #expect(plain.bounds.size == projection.size)
    look.isAtHand = true
    look.isMoving = true
    #expect(ground().stamp == plain.stamp, "while it moves, what covers the view will do")
    look.isMoving = false
    let wide = ground()
    #expect(wide.bounds.width > 1.5 * plain.bounds.width)
    look.isAtHand = false
    #expect([plain.stamp, wide.stamp].contains(ground().stamp), "what is there is not drawn again")
  }

  @Test func `looks the same at rest without a screen's cache`() throws {
    var wanted = options(size: CGSize(width: 320, height: 200))
    wanted.hasDevice = false
    let plain = Figure.draw(.stage, of: scene.state, options: wanted)
    wanted.mapCache = MapCache()
    #expect(Figure.draw(.stage, of: scene.state, options: wanted) == plain)
  }

  @Test func `scrolls when a marker is at its edge, and only there`() throws {
    var bare = options(size: CGSize(width: 320, height: 200))
    bare.hasDevice = false
    let figure = StageFigure(of: scene.state, options: bare)
    func push(_ x: Double, _ y: Double) -> CGPoint? {
      figure.push(at: CGPoint(x: x, y: y), on: map, in: scene.state)
    }
    #expect(push(160, 100) == nil)
    #expect(push(318, 100).map { $0.x < -0.9 && $0.y == 0 } == true)
    #expect(push(-30, 195).map { $0.x == 1 && $0.y < 0 } == true)
  }

  @Test func `keeps a dragged marker on its map, wherever the finger is`() throws {
    var bare = options(size: CGSize(width: 320, height: 200))
    bare.hasDevice = false
    var random = SeededGenerator(seed: 21)
    for (latitude, zoom) in [(50.0, 1.0), (50, 6), (88, 1), (-88, 3), (89.9, 5)] {
      var look = MapLook()
      let start = MapScene(latitude: latitude, longitude: 178, lift: 10).state
      look.zoom(map, by: zoom, about: CGPoint(x: 160, y: 100), in: start)
      bare.mapLook = look
      let figure = StageFigure(of: start, options: bare)
      for _ in 0..<100 {
        let finger = CGPoint(
          x: .random(in: -300...600, using: &random), y: .random(in: -300...500, using: &random))
        let place = try #require(
          figure.place(nearest: finger, forMarker: 0, on: map, in: start))
        let carried = MapScene(
          latitude: latitude, longitude: 178, lift: 10, markerPlace: place
        ).state
        let marker = try #require(
          StageFigure(of: carried, options: bare).markers(in: carried).first)
        let pane = CGRect(x: 0, y: 0, width: 320, height: 200).insetBy(dx: -1e-6, dy: -1e-6)
        #expect(pane.contains(marker.foot))
        #expect(pane.contains(marker.middle))
        guard CGRect(x: 0, y: 60, width: 317, height: 140).contains(finger) else { continue }
        #expect(hypot(marker.foot.x - finger.x, marker.foot.y - finger.y) < 1e-5)
      }
    }
  }

  @Test func `has the man as its traveler, else the first marker`() {
    func traveller(_ above: String, _ below: String) -> NodeID? {
      let state = MapScene(above: above, below: below).state
      return StageFigure(of: state, options: options()).traveller(in: state)?.map
    }
    #expect(traveller("man", "x") == NodeID(2))
    #expect(traveller("x", "man") == NodeID(3))
    #expect(traveller("x", "x") == NodeID(2))
    #expect(
      StageFigure(of: HierarchyState(), options: options()).traveller(in: HierarchyState()) == nil)
  }

  @Test func `has a hit area of 44 points around the marker's foot`() throws {
    var bare = options(size: CGSize(width: 320, height: 200))
    bare.hasDevice = false
    let marker = try #require(
      StageFigure(of: scene.state, options: bare).markers(in: scene.state).first)
    for angle in stride(from: 0.0, to: 6.28, by: 0.3) {
      let point = CGPoint(
        x: marker.foot.x + 21.9 * cos(angle), y: marker.foot.y + 21.9 * sin(angle))
      #expect(marker.distance(to: point) < 22)
    }
    #expect(marker.distance(to: marker.middle) == 0)
  }
}

@Suite struct `The scale of a map` {
  private func bar(
    _ scale: Double, latitude: Double = 0, _ locale: AnswerLocale = .english
  ) -> ScaleBar? {
    let size = CGSize(width: 320, height: 200)
    let camera = MapCamera(
      center: MapPoint(longitude: 0, latitude: latitude), pointsPerDegree: scale)
    return ScaleBar(
      of: .flat(Equirectangular(camera: camera, size: size)), limit: 100, locale: locale)
  }

  @Test func `is the longest round length that fits`() {
    let scales = [1, 10, 21.5, 100, 1000, 20_000]
    #expect(
      scales.map { bar($0)?.text } == [
        "10,000 km", "1,000 km", "500 km", "100 km", "10 km", "500 m",
      ])
    #expect(
      scales.map { bar($0, AnswerLocale(.english, region: "US"))?.text } == [
        "5,000 mi", "500 mi", "200 mi", "50 mi", "5 mi", "1,000 ft",
      ])
    #expect(bar(10, AnswerLocale(.danish))?.text == "1.000 km")
    #expect(bar(100, AnswerLocale(.arabic))?.text == "١٠٠ كم")
    for scale in scales {
      #expect((40...100).contains(bar(scale)?.length ?? 0), "\(scale)")
    }
  }

  @Test func `is exact in the middle of the map`() throws {
    let found = try #require(bar(100, latitude: 60))
    #expect(found.text == "100 km")
    // A degree of longitude at 60° is half of one at the equator, and drawn so.
    #expect(abs(found.length - 100 * 100 / 111.195) < 0.01)
  }
}
