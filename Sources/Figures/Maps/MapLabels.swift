import Drawing
import Geometry
import Hierarchy
import Tunnel

/// The names on a map: countries, seas, towns; important ones first and larger, without overlap.
struct MapLabels {
  private let projection: MapProjection
  private let canvas: StagePainter
  private let colors: MapColors
  /// The visible part: names are inside or outside it, never across its edge.
  private let frame: CGRect
  private var taken: [CGRect]
  private var items: [DisplayList.Item] = []

  static func items(
    of world: World, in projection: MapProjection, frame: CGRect, around reserved: [CGRect],
    on canvas: StagePainter
  ) -> [DisplayList.Item] {
    guard frame.width > 80, frame.height > 60 else { return [] }
    var labels = MapLabels(
      projection: projection, frame: frame, taken: reserved, canvas: canvas)
    let outliner = MapOutliner(projection)
    let level = min(projection.levelOfDetail, .medium)
    let language = canvas.mapLook.locale.language
    let countries = MapAreas(
      of: world.outlines(level), kind: .country, through: outliner
    ) { world.name(ofCountry: $0, in: language) }
    let seas = MapAreas(of: world.seas, kind: .sea, through: outliner) {
      world.name(ofSea: $0, in: language)
    }
    labels.add(countries.areas + seas.areas, over: countries)
    labels.addTowns(of: world)
    return labels.items
  }

  private init(projection: MapProjection, frame: CGRect, taken: [CGRect], canvas: StagePainter) {
    self.projection = projection
    self.canvas = canvas
    self.frame = frame
    colors = canvas.mapColors
    self.taken = taken
  }

  /// In square points.
  private var size: Double { projection.size.width * projection.size.height }

  /// Labels areas, largest first, each where it has most space.
  private mutating func add(_ areas: [MapAreas.Area], over land: MapAreas) {
    let most = [
      MapAreas.Kind.country: max(4, Int(clamping: size / 6000)),
      .sea: max(2, Int(clamping: size / 16_000)),
    ]
    var named: [MapAreas.Name: [CGPoint]] = [:]
    var counts: [MapAreas.Kind: Int] = [:]
    for area in areas.sorted(by: MapAreas.isMoreImportant) {
      let kind = area.name.kind
      guard counts[kind, default: 0] < most[kind, default: 0] else { continue }
      let twins = named[area.name, default: []]
      let size = canvas.shaper.size(of: area.run(in: colors))
      guard size.width < frame.width * 0.8 else { continue }
      let spots = area.spots(for: size, preferring: frame).filter { isFar(from: twins, $0) }
      guard let spot = write(area, in: size, at: spots, over: land) else { continue }
      named[area.name, default: []].append(spot)
      counts[kind, default: 0] += 1
    }
  }

  /// Places an area's name at the first free spot and returns it; a sea's name preferably off land,
  /// and never mostly on it.
  private mutating func write(
    _ area: MapAreas.Area, in size: CGSize, at spots: [CGPoint], over land: MapAreas
  ) -> CGPoint? {
    let isSea = area.name.kind == .sea
    for most in isSea ? [0.01, 0.5] : [1] {
      for spot in isSea ? spots.prefix(Self.seaTries) : spots[...] {
        let box = CGRect(center: spot, size: size)
        guard fits(box), most == 1 || land.share(of: box) <= most else { continue }
        if place(box, isOnLand: !isSea, area.run) { return spot }
      }
    }
    return nil
  }

  /// How many spots are tried to find one off land.
  private static let seaTries = 40

  /// Whether a name may be repeated: on another copy of the world, far from the first.
  private func isFar(from twins: [CGPoint], _ spot: CGPoint) -> Bool {
    guard !twins.isEmpty else { return true }
    guard case .flat(let map) = projection else { return false }
    let turn = 360 * map.pointsPerDegreeEast
    return turn > Self.leastTurn && twins.allSatisfy { abs($0.x - spot.x) > 0.8 * turn }
  }

  /// In a narrower world, in points, names appear on one copy only.
  private static let leastTurn = 280.0

  private mutating func addTowns(of world: World) {
    let scale = projection.pointsPerDegree
    // At twice the scale there is space for towns of a quarter of the population.
    let least = Int(clamping: min(3e7, 4e7 / max(scale * scale, 1)))
    let most = max(4, Int(clamping: size / 7000))
    let places = world.places(
      in: projection.region, populationFloor: least, othersToo: scale > 10, limit: most * 6,
      named: canvas.mapLook.locale.language)
    var count = 0
    for town in places where count < most {
      for point in points(of: town) where count < most && add(town, at: point) { count += 1 }
    }
  }

  /// Labels a town beside its dot, on a side with space.
  private mutating func add(_ town: MapPlace, at point: CGPoint) -> Bool {
    let isLarge = town.population >= 1_000_000
    func run(in colors: MapColors) -> TextRun {
      TextRun(
        town.name, size: isLarge ? 11 : town.population >= 50_000 ? 10.5 : 9.5,
        weight: isLarge ? .semibold : .regular, color: colors.landText)
    }
    let dot = CGRect(center: point, size: CGSize(width: 5, height: 5))
    guard fits(dot), !taken.contains(where: dot.intersects) else { return false }
    let size = canvas.shaper.size(of: run(in: colors))
    let sides = [
      CGPoint(x: point.x + 5, y: point.y - size.height / 2),
      CGPoint(x: point.x - 5 - size.width, y: point.y - size.height / 2),
      CGPoint(x: point.x - size.width / 2, y: point.y - 4 - size.height),
      CGPoint(x: point.x - size.width / 2, y: point.y + 4),
    ]
    guard sides.contains(where: { place(CGRect(origin: $0, size: size), isOnLand: false, run) })
    else {
      return false
    }
    let colors = colors(at: point, isOnLand: false)
    taken.append(dot)
    items.append(.fill(.ellipse(in: dot.insetBy(dx: -0.8, dy: -0.8)), colors.halo))
    items.append(.fill(.ellipse(in: dot.insetBy(dx: 0.6, dy: 0.6)), colors.landText))
    return true
  }

  /// Places a name if there is space.
  private mutating func place(
    _ box: CGRect, isOnLand: Bool, _ run: (MapColors) -> TextRun
  ) -> Bool {
    let wide = box.insetBy(dx: -4, dy: -2.5)
    guard fits(box), !taken.contains(where: wide.intersects) else { return false }
    taken.append(wide)
    let colors = colors(at: box.center, isOnLand: isOnLand)
    items += canvas.haloed(run(colors), at: box.origin, in: colors)
    return true
  }

  private func fits(_ box: CGRect) -> Bool {
    let room = frame.insetBy(dx: 3, dy: 3)
    let isWhole =
      room.contains(box)
      || !frame.intersects(box) && CGRect(origin: .zero, size: projection.size).contains(box)
    return isWhole && projection.isOnEarth(box.insetBy(dx: -3, dy: -1))
  }

  /// The positions of a town on each labeled copy of the world.
  private func points(of town: MapPlace) -> [CGPoint] {
    let place = MapPoint(
      longitude: town.coordinate.longitude, latitude: town.coordinate.latitude)
    guard case .flat(let map) = projection, 360 * map.pointsPerDegreeEast > Self.leastTurn else {
      return [projection.point(for: town.coordinate)]
    }
    let box = GeoBox(
      south: place.latitude, west: place.longitude, north: place.latitude, east: place.longitude)
    return projection.shifts(of: box).map { map.point(for: place, shift: $0) }
  }

  /// The colors of a name: bright in the night on a bright map, dark on ice.
  private func colors(at point: CGPoint, isOnLand: Bool) -> MapColors {
    guard canvas.mapLook.sun != nil || colors.hasClimates,
      let place = projection.coordinate(for: point)
    else { return colors }
    let darkness = canvas.mapLook.sun.map { MapNight.darkness(at: place, sun: $0) } ?? 0
    if darkness > 0.5 { return colors.byNight }
    return colors.hasClimates && isOnLand && Climate.isIce(at: place.latitude) ? .day : colors
  }
}
