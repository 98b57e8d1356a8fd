import Foundation

/// Answers as people read them.
extension PlaceAnswer {
  /// How much a label says.
  public enum LabelStyle: Sendable {
    /// Place, division and country: "Lemvig, Central Jutland, Denmark".
    case full
    /// The most telling name alone: "Lemvig", "South Pacific Ocean".
    case short
  }

  /// The answer as one line; never empty.
  public func label(_ style: LabelStyle = .full) -> String {
    let area = disputed.map { "\($0) (disputed)" } ?? country
    switch (kind, style) {
    case (.unknown, _): return coordinate.description
    case (.land, .short): return place?.name ?? area ?? coordinate.description
    case (.sea, .short): return sea ?? coordinate.description
    case (.sea, .full): return list([sea ?? "open sea", place?.phrase])
    case (.land, .full):
      let division = disputed == nil ? admin1 : nil
      let repeats = division == place?.name || division == area || place?.name == area
      let text = list([place?.phrase, repeats ? nil : division, place?.name == area ? nil : area])
      return text.isEmpty ? coordinate.description : text
    }
  }

  private func list(_ parts: [String?]) -> String {
    parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension NearbyPlace {
  /// The name, with the distance and direction unless the point is in the place.
  var phrase: String {
    isInside
      ? name : "\(NearbyPlace.text(kilometers: distanceKm)) \(wind.rawValue) of \(article)\(name)"
  }

  private var article: String {
    name.hasSuffix("Islands") || name.hasSuffix("Rocks") || name == "Snares" ? "the " : ""
  }

  /// Metres in fifties below one km, one decimal below ten, whole km above.
  static func text(kilometers: Double) -> String {
    if kilometers < 0.975 { return "\(Int((kilometers * 20).rounded()) * 50) m" }
    if kilometers < 9.95 {
      let tenths = Int((kilometers * 10).rounded())
      return "\(tenths / 10).\(tenths % 10) km"
    }
    return "\(Int(kilometers.rounded())) km"
  }
}
