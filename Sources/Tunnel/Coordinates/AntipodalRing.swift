/// An outline with each corner moved to its antipode.
///
/// Drawn over the map, it shows the land on the opposite side of the Earth.
public struct AntipodalRing: Sendable {
  /// The index of the country or sea in the world's list.
  public let owner: Int
  /// The bounding box, from −180° to 360°: a ring across Greenwich extends beyond 180°.
  public let bounds: GeoBox
  /// The corners; the last is connected to the first.
  ///
  /// Fill an owner's rings by the even-odd rule.
  public let corners: [MapPoint]
  /// The lines to stroke, without the edges along the map's cut.
  public let strokes: [[MapPoint]]
}

extension Outlines.Ring {
  /// The ring at the antipodes; not cut at the antimeridian but continuous, to be drawn shifted.
  public var antipodal: AntipodalRing {
    let turn = bounds.west >= 0 ? -180.0 : 180
    func antipode(_ corner: MapPoint) -> MapPoint {
      // Subtracting from zero avoids −0 at the equator.
      MapPoint(longitude: corner.longitude + turn, latitude: 0 - corner.latitude)
    }
    return AntipodalRing(
      owner: owner,
      bounds: GeoBox(
        south: 0 - bounds.north, west: bounds.west + turn, north: 0 - bounds.south,
        east: bounds.east + turn),
      corners: corners.map(antipode), strokes: strokes().map { $0.map(antipode) })
  }
}
