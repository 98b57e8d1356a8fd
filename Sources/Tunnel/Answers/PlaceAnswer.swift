/// What is at a place: its country and town, or its sea and the nearest land with a name.
public struct PlaceAnswer: Hashable, Sendable {
  /// Whether the place is dry.
  public enum Kind: String, Sendable, Codable {
    /// In a country, or in one of its harbours.
    case land
    /// In a sea.
    case sea
    /// Nobody was asked: the map data is missing.
    case unknown
  }

  /// Where the question was asked.
  public let coordinate: Coordinate
  /// Land, sea, or unknown.
  public let kind: Kind
  /// The country's English name; nil at sea and where the country is disputed in part.
  public let country: String?
  /// The country's two letters in ISO 3166-1.
  public let iso2: String?
  /// The first-level division: state, region, province.
  public let admin1: String?
  /// The sea's English name; nil on land.
  public let sea: String?
  /// The town on land; at sea, the nearest land with a name.
  public let place: NearbyPlace?
  /// The name of the area that several countries claim, or nil.
  public let disputed: String?

  init(
    at coordinate: Coordinate, kind: Kind, country: Country? = nil, admin1: String? = nil,
    sea: String? = nil, place: NearbyPlace? = nil, disputed: String? = nil
  ) {
    (self.coordinate, self.kind, self.admin1) = (coordinate, kind, admin1)
    (self.sea, self.place, self.disputed) = (sea, place, disputed)
    (self.country, iso2) = (country?.name, country?.iso2)
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
  /// How many people live there, about; 0 where nobody is counted.
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
