import Foundation

/// Answers as text in their language.
extension PlaceAnswer {
  /// The level of detail of a label.
  public enum LabelStyle: Sendable {
    /// Place, division and country: "Lemvig, Central Jutland, Denmark".
    case full
    /// Only the most specific name: "Lemvig", "South Pacific Ocean".
    case short
  }

  /// The answer on one line; never empty.
  public func label(_ style: LabelStyle = .full) -> String {
    let book = locale.language.phrasebook
    let text: String? =
      switch (kind, style) {
      case (.unknown, _): nil
      case (.land, .short): place?.name ?? area(book)
      case (.sea, .short): sea ?? book.openSea
      case (.sea, .full): sea(book)
      case (.land, .full): land(book)
      }
    guard let text, !text.isEmpty else { return coordinate.text(in: locale) }
    // Common nouns such as "océan" are lowercase within a sentence.
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func area(_ book: Phrasebook) -> String? {
    disputed.map(book.disputed) ?? country
  }

  private func land(_ book: Phrasebook) -> String {
    let area = area(book)
    let isArea = place.map { SameName.holds($0.name, disputed ?? area) } ?? false
    // For archipelagos the distance to the center is omitted; disputed areas are named as such.
    if isArea, disputed != nil || place?.kind == .island { return area ?? "" }
    let division = disputed == nil && !isArea ? admin1 : nil
    let repeats = [place?.name, area, englishCountry, englishPlace]
      .contains { SameName.holds(division, $0) }
    return list([place.map(phrase), repeats ? nil : division, isArea ? nil : area])
  }

  private func sea(_ book: Phrasebook) -> String {
    let sea = sea ?? book.openSea
    let isInNamesake = place.map { $0.isInside && SameName.holds($0.name, sea) } ?? false
    return list([isInNamesake ? nil : place.map(phrase), sea], seaFirst: true)
  }

  /// The parts from narrow to broad, or in the order of the language.
  private func list(_ parts: [String?], seaFirst: Bool = false) -> String {
    let book = locale.language.phrasebook
    let known = parts.compactMap(\.self)
    return (book.isBroadFirst || seaFirst ? known.reversed() : known)
      .joined(separator: book.separator)
  }

  /// The name of the place, with distance and direction unless the point is in it.
  private func phrase(_ place: NearbyPlace) -> String {
    guard !place.isInside else { return place.name }
    let book = locale.language.phrasebook
    let index = CompassPoint.allCases.firstIndex(of: place.wind) ?? 0
    return book.nearby(
      Phrasebook.Nearby(
        distance: book.distance(kilometers: place.distanceKm, in: locale),
        wind: book.winds[index], place: place.name, isTown: place.kind == .town))
  }
}
