import Geometry
import Hierarchy
import Tunnel

/// A part of the Earth to measure, as a map of 800 × 500 points shows it.
struct MapView {
  let name: String
  let latitude: Double
  let longitude: Double
  let pointsPerDegree: Double

  static let size = CGSize(width: 800, height: 500)
  /// One for each level of detail.
  static let all = [
    MapView(name: "world", latitude: 0, longitude: 0, pointsPerDegree: 2.2),
    MapView(name: "europe", latitude: 50, longitude: 12, pointsPerDegree: 20),
    MapView(name: "denmark", latitude: 56, longitude: 10, pointsPerDegree: 60),
  ]

  /// A map of the view; names are left off with its marker.
  var content: Content.Map {
    let place = Content.Place(latitude: latitude, longitude: longitude)
    return Content.Map(
      center: place, latitudeSpan: Self.size.height / pointsPerDegree,
      longitudeSpan: Self.size.width / projection.pointsPerDegreeEast,
      markers: [Content.Marker(picture: "man", place: place, lift: 0)])
  }

  /// How the figures draw it.
  var projection: Equirectangular {
    let camera = MapCamera(
      center: MapPoint(longitude: longitude, latitude: latitude),
      pointsPerDegree: pointsPerDegree)
    return Equirectangular(camera: camera.clamped(in: Self.size), size: Self.size)
  }
}
