import Foundation

/// Finds the world's places by their names: towns, stations, islands, countries and seas.
///
/// Names match by the beginnings of their words; case and accents do not count. The index is made
/// when first needed; ``prepare()`` makes it ahead, on any thread.
public final class PlaceSearch: Sendable {
  let world: World
  private let catalogue: Lazily<SearchCatalogue>

  /// A search in this world.
  public init(in world: World) {
    self.world = world
    catalogue = Lazily { SearchCatalogue(world) }
  }

  /// Makes the index, so that the first answer comes at once.
  public func prepare() { _ = catalogue.value }

  /// The places whose name, or a word of it, begins with `text`; the likeliest first.
  ///
  /// The rest of several words may be a division or a country, as in "Paris, Texas" and "lemvig
  /// dk". What is wholly typed and what many people know comes first; the order never changes.
  ///
  /// Names are sought in every language there is, and given in the one asked for.
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

/// A name that was found, and how good that is.
struct SearchMatch: Comparable {
  let name: Int
  let score: Double

  static func < (left: SearchMatch, right: SearchMatch) -> Bool {
    (right.score, left.name) < (left.score, right.name)
  }
}

/// One way to understand what was typed: the beginning of a name, and words about where it is.
struct SearchPhrase {
  let name: [UInt8]
  let context: [[UInt8]]

  /// The ways to understand a text, in one spelling or two.
  static func spellings(of text: String) -> [[SearchPhrase]] {
    let both = NameFolding.hasDoubles(text.precomposedStringWithCanonicalMapping)
    let texts = [text] + saintSpelling(of: text)
    return (both ? NameFolding.Spelling.allCases : [.plain]).flatMap { spelling in
      texts.map { readings(of: $0, spelling) }
    }
  }

  /// The text with "Saint" for an "St" or "St." in front, if it has one.
  private static func saintSpelling(of text: String) -> [String] {
    let parts = text.split(maxSplits: 1) { $0.isWhitespace || $0 == "." }
    guard parts.count == 2, parts[0].lowercased() == "st" else { return [] }
    return ["Saint \(parts[1])"]
  }

  /// A comma divides name and context; without one, every gap between words may.
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
