/// What is at a place: its country and town, or its sea and the nearest land with a name.
public struct PlaceAnswer: Hashable, Sendable {
  /// Whether the place is dry.
  public enum Kind: String, Sendable, Codable {
    /// In a country, or in one of its harbours.
    case land
    /// In a sea.
    case sea
    /// No answer: the map data is missing.
    case unknown
  }

  /// Where the question was asked.
  public let coordinate: Coordinate
  /// Land, sea, or unknown.
  public let kind: Kind
  /// The country's name; nil at sea and where the country is disputed in part.
  public let country: String?
  /// The country's two letters in ISO 3166-1.
  public let iso2: String?
  /// The first-level division: state, region, province; by its English name.
  public let admin1: String?
  /// The sea's name; nil on land.
  public let sea: String?
  /// The town on land; at sea, the nearest land with a name.
  public let place: NearbyPlace?
  /// The name of the area that several countries claim, or nil.
  public let disputed: String?

  /// The language of the names, and the habits of the label.
  public let locale: AnswerLocale
  /// The names of the country and of the place in English, in which divisions are named too.
  let englishCountry, englishPlace: String?

  init(
    at coordinate: Coordinate, in locale: AnswerLocale = .english, kind: Kind,
    country: String? = nil, iso2: String? = nil, admin1: String? = nil, sea: String? = nil,
    place: NearbyPlace? = nil, disputed: String? = nil, englishCountry: String? = nil,
    englishPlace: String? = nil
  ) {
    (self.coordinate, self.locale, self.kind) = (coordinate, locale, kind)
    (self.country, self.iso2, self.admin1) = (country, iso2, admin1)
    (self.sea, self.place, self.disputed) = (sea, place, disputed)
    (self.englishCountry, self.englishPlace) = (englishCountry, englishPlace)
  }
}

/// A place with a name, seen from the point that was asked for.
public struct NearbyPlace: Hashable, Sendable {
  /// What sort of place it is.
  public enum Kind: String, Sendable, Codable {
    /// A city, town, village or hamlet.
    case town
    /// A research station in Antarctica.
    case station
    /// An island, or a group of them, far from any town.
    case island
  }

  /// Its name.
  public let name: String
  /// A town, a station, or an island.
  public let kind: Kind
  /// The approximate population; 0 if unknown.
  public let population: Int
  /// How far the point is from it, in km.
  public let distanceKm: Double
  /// The direction from the place to the point, in degrees clockwise from north.
  public let bearing: Double
  /// Whether the point counts as in the place.
  public let isInside: Bool

  /// The direction from the place to the point on the wind rose.
  public var wind: CompassPoint { CompassPoint(bearing: bearing) }
}
