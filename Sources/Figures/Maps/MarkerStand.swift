import Geometry
import Hierarchy
import Tunnel

/// The position of a marker on a map: its foot on the place, its picture above.
///
/// Maps end at the poles, so a picture that would exceed the pole's edge stays inside.
struct MarkerStand {
  let picture: Picture
  /// The point of the place.
  let foot: CGPoint
  /// The ground below the picture: the foot, except at a pole.
  let ground: CGPoint
  /// The picture's frame, raised if the marker is lifted.
  let frame: CGRect

  /// Creates the position; nil if the picture or place is invalid.
  init?(of marker: Content.Marker, in projection: MapProjection) {
    guard let picture = Picture(rawValue: marker.picture), let place = marker.place.coordinate
    else { return nil }
    let foot = projection.point(for: place)
    let frame = CGRect(
      origin: CGPoint(x: foot.x - picture.foot.x, y: foot.y - picture.foot.y - marker.lift),
      size: picture.size)
    var shift = 0.0
    let (north, south) = projection.poles
    if let north, foot.y >= north - 1e-6 { shift = max(0, north - frame.minY) }
    if let south, foot.y <= south + 1e-6, shift == 0 { shift = min(0, south - frame.maxY) }
    self.picture = picture
    self.foot = foot
    ground = CGPoint(x: foot.x, y: foot.y + shift)
    self.frame = frame.offsetBy(dx: 0, dy: shift)
  }
}

extension MapProjection {
  /// The y coordinates of the poles; nil if not on the map.
  var poles: (north: Double?, south: Double?) {
    guard case .flat(let map) = self else { return (nil, nil) }
    let north = map.point(for: MapPoint(longitude: 0, latitude: 90)).y
    let south = map.point(for: MapPoint(longitude: 0, latitude: -90)).y
    return (
      north >= -1e-6 ? max(north, 0) : nil,
      south <= map.size.height + 1e-6 ? min(south, map.size.height) : nil
    )
  }
}
