import Drawing
import Foundation
import Geometry
import Tunnel

/// The night on a map, which falls as gently as it does outside.
///
/// It is many thin layers, each a round cap about the middle of the night and smaller than the one
/// before. They lie upon each other, as layers side by side would show the seams between them.
enum MapNight {
  /// How far the sun is below the horizon when the night is as dark as it gets, in degrees.
  private static let deepest = 18.0

  static func items(
    sun: Coordinate, in projection: MapProjection, colors: MapColors
  ) -> [DisplayList.Item] {
    let outliner = MapOutliner(projection)
    let (layers, shade) = layers(for: projection, colors)
    let whole = CGRect(origin: .zero, size: projection.size)
    var (covering, items) = (0, [DisplayList.Item]())
    for layer in 0..<layers {
      let radius = 90 - dusk(afterShare: (Double(layer) + 0.5) / Double(layers))
      let cap = cap(around: sun.antipode, radius: radius)
      let areas = outliner.areas(of: cap, in: bounds(of: cap))
      guard !areas.isEmpty else { continue }
      if PolygonClip(box: whole).isCovered(by: areas) {
        covering += 1
        continue
      }
      var path = Path()
      for area in areas { path.append(.polygon(area)) }
      items.append(.fill(path, shade))
    }
    guard covering > 0 else { return items }
    // Layers without an edge in the picture are one, as dark as all of them.
    let dark = covering == layers ? colors.shade.alpha : 1 - pow(1 - shade.alpha, Double(covering))
    return [.fill(.rectangle(whole), shade.withAlpha(dark))] + items
  }

  /// How many layers there are, and what each is: as many as can be told apart, as their edges are
  /// to be a point apart and their steps in colour too small to see.
  ///
  /// Together they are as dark as the night, each by a whole step of a screen's 255: what lies
  /// between two steps would be lost with every layer.
  private static func layers(
    for projection: MapProjection, _ colors: MapColors
  ) -> (count: Int, shade: Color) {
    let wanted = min(
      colors.duskCount, max(9, Int(clamping: projection.pointsPerDegree * deepest / 1.5)))
    let rest = log(1 - colors.shade.alpha)
    let alpha = ((1 - exp(rest / Double(wanted))) * 255).rounded(.up) / 255
    return (max(Int(clamping: (rest / log(1 - alpha)).rounded()), 1), colors.shade.withAlpha(alpha))
  }

  /// How low the sun is when a share of the night has fallen: slowly at first, and slowly at last.
  static func dusk(afterShare share: Double) -> Double {
    deepest * (0.5 - sin(asin(1 - 2 * min(max(share, 0), 1)) / 3))
  }

  /// How much of the night has fallen at a place, 0…1.
  static func darkness(at place: Coordinate, sun: Coordinate) -> Double {
    let dusk = (place.distance(to: sun) / Coordinate.earthRadius).degrees - 90
    let share = min(max(dusk / deepest, 0), 1)
    return share * share * (3 - 2 * share)
  }

  /// All places no further than `radius` degrees from a middle, as a closed outline whose longitudes
  /// are not wrapped; around a pole it goes along that pole.
  static func cap(around middle: Coordinate, radius: Double) -> [MapPoint] {
    let (latitude, radius) = (middle.latitude.radians, radius.radians)
    var edge: [MapPoint] = []
    for bearing in stride(from: 0.0, through: 360, by: 2).map(\.radians) {
      let sine = sin(latitude) * cos(radius) + cos(latitude) * sin(radius) * cos(bearing)
      let turn = atan2(
        sin(bearing) * sin(radius) * cos(latitude), cos(radius) - sin(latitude) * sine
      ).degrees
      // The longitude nearest to the one before: the edge never jumps.
      let before = edge.last?.longitude ?? middle.longitude
      let longitude = before + (middle.longitude + turn - before).remainder(dividingBy: 360)
      edge.append(MapPoint(longitude: longitude, latitude: asin(min(max(sine, -1), 1)).degrees))
    }
    guard let first = edge.first, let last = edge.last, abs(last.longitude - first.longitude) > 180
    else { return edge }
    let pole = middle.latitude < 0 ? -90.0 : 90
    return edge + [
      MapPoint(longitude: last.longitude, latitude: pole),
      MapPoint(longitude: first.longitude, latitude: pole),
    ]
  }

  private static func bounds(of line: [MapPoint]) -> GeoBox {
    let (latitudes, longitudes) = (line.map(\.latitude), line.map(\.longitude))
    return GeoBox(
      south: latitudes.min() ?? 0, west: longitudes.min() ?? 0, north: latitudes.max() ?? 0,
      east: longitudes.max() ?? 0)
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
  fileprivate var degrees: Double { self * 180 / .pi }
}
