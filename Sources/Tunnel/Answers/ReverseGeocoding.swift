/// A reverse geocoder: from a coordinate to a name.
public protocol ReverseGeocoding: Sendable {
  /// The answer for `coordinate`; never fails.
  func label(for coordinate: Coordinate) -> PlaceAnswer
}

extension World: ReverseGeocoding {
  /// The answer for `coordinate` in English; never fails.
  public func label(for coordinate: Coordinate) -> PlaceAnswer { describe(coordinate) }

  /// A geocoder with this world's data and a fixed language.
  public func geocoder(in locale: AnswerLocale) -> any ReverseGeocoding {
    LocalizedWorld(world: self, locale: locale)
  }
}

/// A world with a fixed language.
private struct LocalizedWorld: ReverseGeocoding {
  let world: World
  let locale: AnswerLocale

  func label(for coordinate: Coordinate) -> PlaceAnswer {
    world.describe(coordinate, in: locale)
  }
}

/// A geocoder without map data, which answers with the coordinates.
public struct CoordinatesOnly: ReverseGeocoding {
  private let locale: AnswerLocale

  /// Uses the coordinate format of a language.
  public init(in locale: AnswerLocale = .english) { self.locale = locale }

  /// An answer of unknown kind whose label is the coordinate.
  public func label(for coordinate: Coordinate) -> PlaceAnswer {
    PlaceAnswer(at: coordinate, in: locale, kind: .unknown)
  }
}
