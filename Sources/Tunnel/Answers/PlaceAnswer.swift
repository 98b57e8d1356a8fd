/// The answer to a reverse geocoding request: country and town, or sea and nearest named land.
public struct PlaceAnswer: Hashable, Sendable {
  /// Whether the place is on land.
  public enum Kind: String, Sendable, Codable {
    /// In a country, or in one of its harbors.
    case land
    /// In a sea.
    case sea
    /// No answer, as the map data is missing.
    case unknown
  }

  /// The requested coordinate.
  public let coordinate: Coordinate
  /// Land, sea, or unknown.
  public let kind: Kind
  /// The country's name; nil at sea and in partly disputed countries.
  public let country: String?
  /// The ISO 3166-1 code of the country.
  public let iso2: String?
  /// The first-level division: state, region, province; by its English name.
  public let admin1: String?
  /// The sea's name; nil on land.
  public let sea: String?
  /// The town on land; at sea, the nearest named land.
  public let place: NearbyPlace?
  /// The name of the disputed area, or nil.
  public let disputed: String?

  /// The language of the names and the conventions of the label.
  public let locale: AnswerLocale
  /// The English names of country and place, which are compared with division names.
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

/// A named place, relative to the requested point.
public struct NearbyPlace: Hashable, Sendable {
  /// The kind of place.
  public enum Kind: String, Sendable, Codable {
    /// A city, town, village or hamlet.
    case town
    /// A research station in Antarctica.
    case station
    /// An island or archipelago far from any town.
    case island
  }

  /// Its name.
  public let name: String
  /// Town, station or island.
  public let kind: Kind
  /// The approximate population; 0 if unknown.
  public let population: Int
  /// The distance to the point, in km.
  public let distanceKm: Double
  /// The direction from the place to the point, in degrees clockwise from north.
  public let bearing: Double
  /// Whether the point counts as inside the place.
  public let isInside: Bool

  /// The compass direction from the place to the point.
  public var wind: CompassPoint { CompassPoint(bearing: bearing) }
}
