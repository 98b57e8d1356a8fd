/// A place found by its name.
public struct SearchResult: Hashable, Sendable {
  /// What sort of place was found.
  public enum Kind: String, Sendable, Codable {
    /// A city, town, village or hamlet.
    case town
    /// A research station in Antarctica.
    case station
    /// An island, or a group of them.
    case island
    /// A state, province or region of a country.
    case division
    /// A lake.
    case lake
    /// A mountain.
    case mountain
    /// Mountains, a desert, a peninsula, or an area that several countries claim.
    case region
    /// A country or territory.
    case country
    /// An ocean, sea, bay or strait.
    case sea
    /// A point that is known for where it is: a pole, the zero of the map.
    case landmark
  }

  /// Its name.
  public let name: String
  /// The name that was found, where it is another one: an older or a foreign one.
  public let foundName: String?
  /// What it is.
  public let kind: Kind
  /// Where it is; of a country or a sea, a point well inside.
  public let coordinate: Coordinate
  /// The first-level division of a town.
  public internal(set) var admin1: String?
  /// The country it is in, or is; where it is disputed, the words that say so.
  public internal(set) var country: String?
  /// The country's two letters in ISO 3166-1.
  public internal(set) var iso2: String?
  /// Whether several countries claim the place.
  public internal(set) var isDisputed = false
  /// The approximate population; 0 if unknown.
  public internal(set) var population = 0
}

extension SearchResult {
  /// What it is in, from near to far.
  package var places: [String] { [admin1, country].compactMap(\.self).filter { $0 != name } }

  /// What it is and where, without its name: "town in Central Jutland, Denmark", "lake".
  public var details: String {
    guard !places.isEmpty else { return kind.rawValue }
    return "\(kind.rawValue) in \(places.joined(separator: ", "))"
  }

  /// Name, division and country: "Lemvig, Central Jutland, Denmark".
  public var label: String {
    // "Crimea (disputed)" says its name itself.
    if isDisputed, let country, country.hasPrefix(name) { return country }
    var parts = [name]
    for part in [admin1, country].compactMap(\.self) where !parts.contains(part) {
      parts.append(part)
    }
    return parts.joined(separator: ", ")
  }
}
