import Foundation

/// Searches the world's places by name: towns, stations, islands, countries and seas.
///
/// Matches prefixes of words, ignoring case and accents. The index is built lazily, or in advance
/// by ``prepare()`` on any thread.
public final class PlaceSearch: Sendable {
  let world: World
  private let catalogue: Lazily<SearchCatalogue>

  /// A search in this world.
  public init(in world: World) {
    self.world = world
    catalogue = Lazily { SearchCatalogue(world) }
  }

  /// Builds the index, so that the first answer is immediate.
  public func prepare() { _ = catalogue.value }

  /// The places with a name, or a word of it, that starts with `text`; the most relevant first.
  ///
  /// Further words may be a division or country, as in "Paris, Texas" and "lemvig dk". Complete
  /// matches and well-known places come first; the order is deterministic.
  ///
  /// Searches names in all languages, and returns those in the requested one.
  public func places(
    named text: String, limit: Int = 10, in language: Language = .english
  ) -> [SearchResult] {
    guard limit > 0 else { return [] }
    let catalogue = catalogue.value
    var matches: [SearchMatch] = []
    for spelling in SearchPhrase.spellings(of: text) {
      for phrase in spelling { catalogue.find(phrase, in: language) { matches.append($0) } }
    }
    matches.sort()
    var seen: Set<Int> = []
    var results: [SearchResult] = []
    for match in matches where results.count < limit {
      let (subject, name) = catalogue.subject(of: match.name)
      guard seen.insert(subject).inserted else { continue }
      results.append(catalogue.result(subject, foundBy: name, in: language))
    }
    return results
  }
}

/// A matching name and its score.
struct SearchMatch: Comparable {
  let name: Int
  let score: Double

  static func < (left: SearchMatch, right: SearchMatch) -> Bool {
    (right.score, left.name) < (left.score, right.name)
  }
}

/// An interpretation of the typed text: a name's prefix, and words about its location.
struct SearchPhrase {
  let name: [UInt8]
  let context: [[UInt8]]

  /// The interpretations of a text, in one or two spellings.
  static func spellings(of text: String) -> [[SearchPhrase]] {
    let both = NameFolding.hasDoubles(text.precomposedStringWithCanonicalMapping)
    let texts = [text] + saintSpelling(of: text)
    return (both ? NameFolding.Spelling.allCases : [.plain]).flatMap { spelling in
      texts.map { readings(of: $0, spelling) }
    }
  }

  /// The text with a leading "St" or "St." replaced by "Saint", if it has one.
  private static func saintSpelling(of text: String) -> [String] {
    let parts = text.split(maxSplits: 1) { $0.isWhitespace || $0 == "." }
    guard parts.count == 2, parts[0].lowercased() == "st" else { return [] }
    return ["Saint \(parts[1])"]
  }

  /// A comma separates name and context; without one, any gap between words may.
  private static func readings(
    of text: String, _ spelling: NameFolding.Spelling
  ) -> [SearchPhrase] {
    var folding = NameFolding()
    func words(_ text: Substring) -> [[UInt8]] {
      folding.fold(String(text).precomposedStringWithCanonicalMapping, spelling)
        .bytes.split(separator: UInt8(ascii: " ")).map(Array.init)
    }
    let parts = text.split(maxSplits: 1) { ",，、،;".contains($0) }
    let name = words(parts.first ?? "")
    guard !name.isEmpty else { return [] }
    func phrase(_ count: Int, _ context: [[UInt8]]) -> SearchPhrase {
      SearchPhrase(
        name: Array(name.prefix(count).joined(separator: [UInt8(ascii: " ")])), context: context)
    }
    if parts.count > 1 { return [phrase(name.count, words(parts[1]))] }
    return (1...min(name.count, 6)).map { count in
      phrase(
        count == min(name.count, 6) ? name.count : count,
        count == min(name.count, 6) ? [] : Array(name.dropFirst(count)))
    }
  }
}
