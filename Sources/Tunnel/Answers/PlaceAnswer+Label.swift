import Foundation

/// Answers as people read them, in the language they were asked for in.
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
    // Common nouns such as "océan" are small within a sentence.
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func area(_ book: Phrasebook) -> String? {
    disputed.map(book.disputed) ?? country
  }

  private func land(_ book: Phrasebook) -> String {
    let area = area(book)
    let isArea = place.map { SameName.holds($0.name, disputed ?? area) } ?? false
    // A group of islands needs no distance to its middle, and what is disputed is called so.
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

  /// The parts from the narrowest to the widest, or as the language has it.
  private func list(_ parts: [String?], seaFirst: Bool = false) -> String {
    let book = locale.language.phrasebook
    let known = parts.compactMap(\.self)
    return (book.isBroadFirst || seaFirst ? known.reversed() : known)
      .joined(separator: book.separator)
  }

  /// The name of the place, with the distance and the wind unless the point is in it.
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
