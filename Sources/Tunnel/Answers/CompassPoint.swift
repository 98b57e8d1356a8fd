/// An eight-point compass direction.
public enum CompassPoint: String, CaseIterable, Sendable, Codable {
  /// North.
  case north = "N"
  /// Northeast.
  case northEast = "NE"
  /// East.
  case east = "E"
  /// Southeast.
  case southEast = "SE"
  /// South.
  case south = "S"
  /// Southwest.
  case southWest = "SW"
  /// West.
  case west = "W"
  /// Northwest.
  case northWest = "NW"

  /// The point nearest to a bearing in degrees clockwise from north.
  public init(bearing: Double) {
    let turn = (bearing / 45).rounded().truncatingRemainder(dividingBy: 8)
    self = turn.isFinite ? CompassPoint.allCases[Int(turn < 0 ? turn + 8 : turn)] : .north
  }
}
