/// The level of detail of outlines.
public enum LevelOfDetail: Int, CaseIterable, Comparable, Sendable {
  /// For the whole world: corners that matter at 300 km², about 13,000.
  case coarse
  /// For a continent: corners that matter at 12 km², about 90,000.
  case medium
  /// For a coast: all islands, about 330,000 corners.
  case fine

  /// The level just finer than the picture's points.
  public init(pointsPerDegree: Double) {
    self = pointsPerDegree < 6 ? .coarse : pointsPerDegree < 40 ? .medium : .fine
  }

  /// Coarse comes before fine.
  public static func < (left: LevelOfDetail, right: LevelOfDetail) -> Bool {
    left.rawValue < right.rawValue
  }
}
