/// A reverse geocoder: from a coordinate to a name.
public protocol ReverseGeocoding: Sendable {
  /// What is at `coordinate`; there is always an answer.
  func label(for coordinate: Coordinate) -> PlaceAnswer
}

extension World: ReverseGeocoding {
  /// What is at `coordinate`, in English; there is always an answer.
  public func label(for coordinate: Coordinate) -> PlaceAnswer { describe(coordinate) }

  /// The same world, answering in one language.
  public func geocoder(in locale: AnswerLocale) -> any ReverseGeocoding {
    LocalizedWorld(world: self, locale: locale)
  }
}

/// A world that answers in one language.
private struct LocalizedWorld: ReverseGeocoding {
  let world: World
  let locale: AnswerLocale

  func label(for coordinate: Coordinate) -> PlaceAnswer {
    world.describe(coordinate, in: locale)
  }
}

/// The answer without map data: the coordinates themselves.
public struct CoordinatesOnly: ReverseGeocoding {
  private let locale: AnswerLocale

  /// Coordinates as they are written in a language.
  public init(in locale: AnswerLocale = .english) { self.locale = locale }

  /// An answer of unknown kind whose label is the coordinate.
  public func label(for coordinate: Coordinate) -> PlaceAnswer {
    PlaceAnswer(at: coordinate, in: locale, kind: .unknown)
  }
}
