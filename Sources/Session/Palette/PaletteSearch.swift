import Foundation

/// Searches the palette: an entry must contain every word, in any order, ignoring case and accents.
package struct PaletteSearch: Sendable {
  private let entries: [PaletteEntry]
  private let titles: [String]
  /// The titles without a trailing ellipsis.
  private let wholes: [String]
  private let others: [String]
  private let names: [String]

  package init(_ entries: [PaletteEntry]) {
    self.entries = entries
    titles = entries.map { Self.plain($0.title) }
    wholes = titles.map { $0.hasSuffix("…") ? String($0.dropLast()) : $0 }
    others = entries.map { Self.plain($0.kind.title + " " + $0.details) }
    names = entries.map { Self.plain($0.name) }
  }

  /// The matching entries, best first, at most `limit`; all of them for an empty query.
  ///
  /// Equal matches keep their order. O(entries × words).
  package func entries(for text: String, limit: Int = .max) -> [PaletteEntry] {
    let words = Self.plain(text).split(separator: " ").map(String.init)
    let ranked = entries.indices.compactMap { index in
      rank(of: words, at: index).map { (rank: $0, index: index) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(limit)
      .map { entries[$0.index] }
  }

  /// The rank of an entry, lower is better; nil if a word is missing.
  private func rank(of words: [String], at index: Int) -> Int? {
    let whole = words.joined(separator: " ")
    if whole == titles[index] || whole == wholes[index] { return -1 }
    var sum = 0
    for word in words {
      guard let rank = rank(of: word, at: index) else { return nil }
      sum += rank
    }
    return sum
  }

  private func rank(of word: String, at index: Int) -> Int? {
    let title = titles[index]
    if title.hasPrefix(word) { return 0 }
    if title.contains(" " + word) { return 1 }
    if title.contains(word) { return 2 }
    if others[index].contains(word) { return 4 }
    if names[index].contains(word) { return 5 }
    return word.isSpelledThrough(title) ? 6 : nil
  }

  private static func plain(_ text: String) -> String {
    text.replacing("...", with: "…")
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

extension PaletteEntry {
  /// The slug from commands and links, as `misuse-d05` or `save-script`, and the kind in English,
  /// in any language.
  fileprivate var name: String {
    switch kind {
    case .system, .lesson, .script, .action, .verb:
      "\(kind) \(id) \(id.replacing("-", with: " "))"
    case .transition, .node: "\(kind)"
    }
  }
}

extension String {
  /// Whether its letters appear in another text in order, the first at the start of a word.
  fileprivate func isSpelledThrough(_ text: String) -> Bool {
    guard count > 1, let first else { return false }
    var rest = text[...]
    if rest.first != first {
      guard let start = rest.range(of: " \(first)") else { return false }
      rest = rest[start.lowerBound...].dropFirst()
    }
    for letter in self {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}
