/// One of the eight directions of the wind rose.
public enum CompassPoint: String, CaseIterable, Sendable, Codable {
  /// North.
  case north = "N"
  /// North-east.
  case northEast = "NE"
  /// East.
  case east = "E"
  /// South-east.
  case southEast = "SE"
  /// South.
  case south = "S"
  /// South-west.
  case southWest = "SW"
  /// West.
  case west = "W"
  /// North-west.
  case northWest = "NW"

  /// The point nearest to a bearing in degrees clockwise from north.
  public init(bearing: Double) {
    let turn = (bearing / 45).rounded().truncatingRemainder(dividingBy: 8)
    self = turn.isFinite ? CompassPoint.allCases[Int(turn < 0 ? turn + 8 : turn)] : .north
  }
}
