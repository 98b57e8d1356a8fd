/// Whoever can say what is at a place.
public protocol ReverseGeocoding: Sendable {
  /// What is at `coordinate`; there is always an answer.
  func label(for coordinate: Coordinate) -> PlaceAnswer
}

extension World: ReverseGeocoding {
  /// What is at `coordinate`; there is always an answer.
  public func label(for coordinate: Coordinate) -> PlaceAnswer { describe(coordinate) }
}

/// The answer without map data: the coordinates themselves.
public struct CoordinatesOnly: ReverseGeocoding {
  /// Needs nothing.
  public init() {}

  /// An answer of unknown kind whose label is the coordinate.
  public func label(for coordinate: Coordinate) -> PlaceAnswer {
    PlaceAnswer(at: coordinate, kind: .unknown)
  }
}
