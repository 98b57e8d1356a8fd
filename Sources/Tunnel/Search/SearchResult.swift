/// A place found by its name.
public struct SearchResult: Hashable, Sendable {
  /// The kind of place.
  public enum Kind: String, Sendable, Codable {
    /// A city, town, village or hamlet.
    case town
    /// A research station in Antarctica.
    case station
    /// An island or archipelago.
    case island
    /// A state, province or region of a country.
    case division
    /// A lake.
    case lake
    /// A mountain.
    case mountain
    /// A mountain range, a desert, a peninsula, or a disputed area.
    case region
    /// A country or territory.
    case country
    /// An ocean, sea, bay or strait.
    case sea
    /// A point known for its location: a pole, or the origin of coordinates.
    case landmark
  }

  /// Its name.
  public let name: String
  /// The name that was found, if different: an older or foreign one.
  public let foundName: String?
  /// The kind of place.
  public let kind: Kind
  /// The coordinate; for a country or sea, a point well inside.
  public let coordinate: Coordinate
  /// The first-level division of a town.
  public internal(set) var admin1: String?
  /// Its country; the words for the dispute if it is disputed.
  public internal(set) var country: String?
  /// The ISO 3166-1 code of the country.
  public internal(set) var iso2: String?
  /// Whether several countries claim the place.
  public internal(set) var isDisputed = false
  /// The approximate population; 0 if unknown.
  public internal(set) var population = 0
}

extension SearchResult {
  /// Its division and country.
  package var places: [String] { [admin1, country].compactMap(\.self).filter { $0 != name } }

  /// Its kind and location without its name: "town in Central Jutland, Denmark", "lake".
  public var details: String {
    guard !places.isEmpty else { return kind.rawValue }
    return "\(kind.rawValue) in \(places.joined(separator: ", "))"
  }

  /// Name, division and country: "Lemvig, Central Jutland, Denmark".
  public var label: String {
    // "Crimea (disputed)" already contains the name.
    if isDisputed, let country, country.hasPrefix(name) { return country }
    var parts = [name]
    for part in [admin1, country].compactMap(\.self) where !parts.contains(part) {
      parts.append(part)
    }
    return parts.joined(separator: ", ")
  }
}
