/// An outline seen through the Earth: every corner at its antipode.
///
/// Drawn over the map it is the picture people expect of antipodes: the other side's land under
/// one's feet.
public struct AntipodalRing: Sendable {
  /// The number of the country, or sea, in the world's list.
  public let owner: Int
  /// The box around it, from −180° to 360°: a ring across Greenwich goes on beyond 180°.
  public let bounds: GeoBox
  /// Its corners; the last is joined to the first.
  ///
  /// Fill an owner's rings by the even-odd rule.
  public let corners: [MapPoint]
  /// The lines to stroke: without the edges where the flat map was cut.
  public let strokes: [[MapPoint]]
}

extension Outlines.Ring {
  /// The ring at the antipodes; it is not cut at the antimeridian but runs on, to be drawn shifted.
  public var antipodal: AntipodalRing {
    let turn = bounds.west >= 0 ? -180.0 : 180
    func antipode(_ corner: MapPoint) -> MapPoint {
      // Subtracting from zero keeps the equator from becoming −0.
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
