import Drawing
import Foundation
import Geometry
import Tunnel

/// The night on a map, with a gradual twilight.
///
/// Many translucent layers, each a spherical cap about the antisolar point, nested to avoid seams.
enum MapNight {
  /// The sun's depression at full darkness, in degrees.
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
    // Merge layers that cover the whole picture.
    let dark = covering == layers ? colors.shade.alpha : 1 - pow(1 - shade.alpha, Double(covering))
    return [.fill(.rectangle(whole), shade.withAlpha(dark))] + items
  }

  /// The number of layers and their color: as many as have edges a point apart and invisible steps.
  ///
  /// In total they are as dark as the night, each by a whole step of 8-bit color: fractions would
  /// be lost in each layer.
  private static func layers(
    for projection: MapProjection, _ colors: MapColors
  ) -> (count: Int, shade: Color) {
    let wanted = min(
      colors.duskCount, max(9, Int(clamping: projection.pointsPerDegree * deepest / 1.5)))
    let rest = log(1 - colors.shade.alpha)
    let alpha = ((1 - exp(rest / Double(wanted))) * 255).rounded(.up) / 255
    return (max(Int(clamping: (rest / log(1 - alpha)).rounded()), 1), colors.shade.withAlpha(alpha))
  }

  /// The sun's depression at a share of darkness, by inverse smoothstep.
  static func dusk(afterShare share: Double) -> Double {
    deepest * (0.5 - sin(asin(1 - 2 * min(max(share, 0), 1)) / 3))
  }

  /// The darkness at a place, 0…1.
  static func darkness(at place: Coordinate, sun: Coordinate) -> Double {
    let dusk = (place.distance(to: sun) / Coordinate.earthRadius).degrees - 90
    let share = min(max(dusk / deepest, 0), 1)
    return share * share * (3 - 2 * share)
  }

  /// A spherical cap of `radius` degrees, as a closed outline with unwrapped longitudes; around a
  /// pole it runs along the pole.
  static func cap(around middle: Coordinate, radius: Double) -> [MapPoint] {
    let (latitude, radius) = (middle.latitude.radians, radius.radians)
    var edge: [MapPoint] = []
    for bearing in stride(from: 0.0, through: 360, by: 2).map(\.radians) {
      let sine = sin(latitude) * cos(radius) + cos(latitude) * sin(radius) * cos(bearing)
      let turn = atan2(
        sin(bearing) * sin(radius) * cos(latitude), cos(radius) - sin(latitude) * sine
      ).degrees
      // Unwrap to the longitude nearest to the previous one.
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
