import CairoKit
import Drawing
import Foundation
import Geometry
import Hierarchy
import Support
import Testing
import TestSupport
import Tunnel

@testable import Figures

/// The shipped world, read once.
private let world: World? = ResourceFolder.find("World/world.tgeo").flatMap {
  try? World(contentsOf: $0)
}

@Suite struct `The names on a map` {
  private func picture(
    _ latitude: Double, _ longitude: Double, _ look: MapLook, size: CGSize, theme: Theme = .light
  ) -> DisplayList {
    var wanted = options(theme, size: size)
    (wanted.world, wanted.mapLook) = (world, look)
    return Figure.draw(
      .map, of: MapScene(latitude: latitude, longitude: longitude).state, options: wanted)
  }

  /// Places and views that have been trouble elsewhere.
  static let views: [(String, Double, Double, MapLook)] = [
    ("Denmark", 56, 10, MapLook()), ("Fiji", -17.5, 179.6, MapLook()),
    ("Chukotka", 66, -179, MapLook(style: .hybrid)), ("Svalbard", 78, 16, MapLook()),
    ("Antarctica", -85, 0, MapLook(showsAntipodes: true)), ("Pole", 90, 0, MapLook()),
    ("World", 0, 150, MapLook(showsWorld: true, showsAntipodes: true)),
    ("Overview", 0, 0, MapLook(isOverview: true, showsAntipodes: true)),
    ("Street", 55.68, 12.57, MapLook(zoom: 60)),
  ]

  @Test(arguments: views)
  func `never overlap, and are never truncated`(
    name: String, latitude: Double, longitude: Double, look: MapLook
  ) {
    #expect(world != nil)
    for size in [CGSize(width: 320, height: 193), CGSize(width: 900, height: 500)] {
      let picture = picture(latitude, longitude, look, size: size)
      let words = picture.words
      #expect(words.count > 1, "\(name)")
      let whole = CGRect(origin: .zero, size: size)
      for (index, word) in words.enumerated() {
        #expect(whole.contains(word.frame), "\(name): \(word)")
        for other in words[..<index] {
          #expect(!word.frame.intersects(other.frame), "\(name): \(word) on \(other)")
        }
      }
      #expect(self.picture(latitude, longitude, look, size: size) == picture)
    }
  }

  @Test func `are those a person would look for`() {
    func names(_ look: MapLook, _ latitude: Double, _ longitude: Double) -> Set<String> {
      Set(
        picture(latitude, longitude, look, size: CGSize(width: 900, height: 460)).words.map(\.text))
    }
    #expect(
      names(MapLook(), 56, 10).isSuperset(of: [
        "Denmark", "Sweden", "North Sea", "Copenhagen", "Oslo", "Hamburg",
      ]))
    #expect(
      names(MapLook(showsWorld: true), 0, 0).isSuperset(of: [
        "Russia", "Brazil", "Australia", "Antarctica", "South Pacific Ocean", "Indian Ocean",
      ]))
    #expect(names(MapLook(), -56.55, -171.7).contains("South Pacific Ocean"))
  }

  @Test func `avoid the marker at rest`() throws {
    let size = CGSize(width: 320, height: 193)
    let picture = picture(55.7, 12.5, MapLook(), size: size)
    let man = CGRect(x: 160 - 12, y: 96 - 38, width: 24, height: 38)
    for word in picture.words { #expect(!word.frame.intersects(man), "\(word)") }
  }
}

@Suite struct `The land on a map` {
  @Test(arguments: [67.5, -87])
  func `continues over the antimeridian without a seam`(latitude: Double) throws {
    let world = try #require(world)
    let size = CGSize(width: 200, height: 120)
    let camera = MapCamera(
      center: MapPoint(longitude: 180, latitude: latitude), pointsPerDegree: 60)
    let map = Equirectangular(camera: camera.clamped(in: size), size: size)
    let picture = DisplayList(
      size: size, background: .white, items: MapLand(of: world, in: .flat(map)).items(in: .day))
    let image = try PixelImage(of: picture, scale: 1, shaper: BlockShaper())
    let start = image.offset(x: 90, y: 60)
    let row = Array(image.rgba[start..<start + 80])
    #expect(
      Set(stride(from: 0, to: 80, by: 4).map { Array(row[$0..<$0 + 3]) }) == [[240, 238, 220]])
  }

  @Test func `is drawn on every copy of the world, and skipped where it is too small`() throws {
    let world = try #require(world)
    let size = CGSize(width: 1100, height: 200)
    let wide = Equirectangular(camera: .world(in: size), size: size)
    let outliner = MapOutliner(.flat(wide))
    let rings = world.outlines(.coarse).rings
    let australia = try #require(
      rings.first { world.countries[$0.owner].name == "Australia" && $0.corners.count > 50 })
    #expect(outliner.areas(of: australia.corners, in: australia.bounds).count == 3)
    let small = world.outlines(.fine).rings.filter { !outliner.isVisible($0.bounds) }
    #expect(small.count > 1000)
  }

  @Test func `is visible at its antipode`() throws {
    let world = try #require(world)
    let size = CGSize(width: 720, height: 360)
    let map = MapProjection.flat(Equirectangular(camera: .world(in: size), size: size))
    var colors = MapColors.day
    colors.hasClimates = false
    let items = MapGhost.items(of: world, in: map, colors: colors)
    let picture = DisplayList(size: size, background: .white, items: items)
    let image = try PixelImage(of: picture, scale: 1, shaper: BlockShaper())
    func isGhost(_ latitude: Double, _ longitude: Double) throws -> Bool {
      let point = map.point(for: try Coordinate(latitude: latitude, longitude: longitude))
      return image.rgba[image.offset(x: Int(point.x), y: Int(point.y)) + 1] < 250
    }
    // Below Madrid is New Zealand, below Lemvig the sea; below Argentina China.
    #expect(try isGhost(40, -5))
    #expect(try !isGhost(56.5, 8.3))
    #expect(try isGhost(-33, -64))
    #expect(try isGhost(32, 115))
    #expect(try isGhost(-10, -150))
  }
}

@Suite struct `Names on an unusual map` {
  private func picture(_ look: MapLook, _ longitude: Double, size: CGSize) -> DisplayList {
    var wanted = options(size: size)
    (wanted.world, wanted.mapLook) = (world, look)
    return Figure.draw(
      .map, of: MapScene(latitude: 0, longitude: longitude).state, options: wanted)
  }

  @Test(arguments: [CGSize(width: 320, height: 193), CGSize(width: 900, height: 520)])
  func `stay inside the outline of an overview`(size: CGSize) {
    let earth = EqualEarth(size: size)
    let words = picture(MapLook(isOverview: true), 0, size: size).words
      .filter { !$0.text.contains("°") }
    #expect(words.count > 3)
    for word in words {
      for corner in word.frame.corners {
        #expect(earth.coordinate(for: corner) != nil, "\(word)")
      }
    }
  }

  @Test(arguments: [0.0, 100, 180, -120])
  func `repeat only on another copy of the world`(longitude: Double) {
    let size = CGSize(width: 1400, height: 300)
    let turn = 360 * min(size.width / 360, size.height / 180)
    let words = picture(MapLook(showsWorld: true), longitude, size: size).words
    let names = Dictionary(grouping: words, by: \.text)
    for (name, twins) in names {
      let middles = twins.map(\.frame.midX).sorted()
      for (left, right) in zip(middles, middles.dropFirst()) {
        #expect(right - left > 0.75 * turn, "\(name)")
      }
    }
    // The world is there two times and a third: what has room has its name on each.
    #expect(names["Australia"]?.count ?? 0 >= 2)
    #expect(names.values.contains { $0.count > 1 && $0[0].text == "Shanghai" })
  }

  @Test func `are bright at night`() throws {
    let sun = try Coordinate(latitude: 0, longitude: 0)
    let picture = picture(
      MapLook(showsWorld: true, sun: sun), 0, size: CGSize(width: 900, height: 450))
    let found = inks(of: picture.items)
    #expect(found["Australia"] == MapColors.night.landText)
    #expect(found["Algeria"] == MapColors.day.landText)
  }

  @Test func `are in the user's language, and so is the place`() {
    let size = CGSize(width: 900, height: 450)
    let look = MapLook(showsWorld: true, locale: AnswerLocale(.danish))
    let words = Set(picture(look, 12.5, size: size).words.map(\.text))
    #expect(words.isSuperset(of: ["0°, 12,5° Ø", "Brasilien", "Rusland"]))
  }
}

@Suite struct `The name of a sea` {
  @Test(
    arguments: [(-17.6, 179.5, 400.0), (1.3, 103.8, 400), (35.7, 139.7, 400), (56, 10, 30)])
  func `is not written over land`(
    latitude: Double, longitude: Double, scale: Double
  ) throws {
    let world = try #require(world)
    let size = CGSize(width: 480, height: 300)
    let camera = MapCamera(
      center: MapPoint(longitude: longitude, latitude: latitude), pointsPerDegree: scale)
    let projection = MapProjection.flat(
      Equirectangular(camera: camera.clamped(in: size), size: size))
    let items = MapLabels.items(
      of: world, in: projection, frame: CGRect(origin: .zero, size: size), around: [],
      on: StagePainter(MapScene(latitude: 0, longitude: 0).state, options: options()))
    let seas = Set(world.seas.rings.map { world.name(ofSea: $0.owner, in: .english) })
    let land = MapAreas(
      of: world.outlines(min(projection.levelOfDetail, .medium)), kind: .country,
      through: MapOutliner(projection)
    ) { _ in "land" }
    let names = DisplayList(size: size, items: items).words.filter { seas.contains($0.text) }
    #expect(!names.isEmpty)
    for name in names { #expect(land.share(of: name.frame) <= 0.5, "\(name)") }
  }

  @Test func `is bright next to ice`() {
    var wanted = options(size: CGSize(width: 480, height: 300))
    (wanted.world, wanted.mapLook) = (world, MapLook(style: .hybrid, zoom: 0.4))
    let picture = Figure.draw(
      .map, of: MapScene(latitude: 78, longitude: 16).state, options: wanted)
    let found = inks(of: picture.items)
    #expect(found["Barents Sea"] == MapColors.hybrid.seaText)
    #expect(found["Greenland"] == MapColors.day.landText)
  }
}

/// The color of each text.
private func inks(of items: [DisplayList.Item]) -> [String: Color] {
  items.reduce(into: [:]) { found, item in
    switch item {
    case .text(let run, _): found[run.text] = run.color
    case .group(let group): found.merge(inks(of: group.items)) { $1 }
    default: break
    }
  }
}
