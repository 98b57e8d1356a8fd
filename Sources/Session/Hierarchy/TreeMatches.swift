package import Figures
package import Hierarchy
import Support

/// The matches of a search.
package struct TreeMatches: Hashable, Sendable {
  /// Up to this many nodes, others are dimmed; above, hidden.
  static let mostDimmed = 500

  /// The matching nodes in drawing order; nil without a query.
  package private(set) var hits: [Card.Key]?
  /// The error in the regular expression.
  package private(set) var problem: String?
  /// Whether other nodes are hidden.
  package let hides: Bool

  /// Searches the nodes once.
  ///
  /// Words match in any order, ignoring case, within names, classes and states.
  package init(_ search: TreeSearch, in state: HierarchyState, _ keys: [Card.Key]) {
    hides = search.hides ?? (keys.count > Self.mostDimmed)
    let text = String(search.text.trimmed)
    guard !text.isEmpty else { return }
    if search.isRegex {
      do {
        let regex = try Regex(text).ignoresCase()
        hits = keys.filter { key in
          state.searchedWords(of: key).contains { $0.contains(regex) }
        }
      } catch {
        hits = []
        problem =
          localized(
            "“\(text)” isn't a valid regular expression. Close its brackets, or escape special characters with \\."
          )
      }
    } else {
      let words = text.lowercased().split(whereSeparator: \.isWhitespace)
      hits = keys.filter { key in
        let parts = state.searchedWords(of: key).map { $0.lowercased() }
        return words.allSatisfy { word in parts.contains { $0.contains(word) } }
      }
    }
  }

  /// The match some steps after another, wrapping around; the first or last if that is not a match.
  func hit(_ step: Int, after key: Card.Key?) -> Card.Key? {
    guard let hits, !hits.isEmpty else { return nil }
    guard let place = key.flatMap(hits.firstIndex(of:)) else {
      return step < 0 ? hits.last : hits.first
    }
    return hits[((place + step) % hits.count + hits.count) % hits.count]
  }

  /// "3 of 12 found", "12 found", or an error.
  package func status(at hit: Card.Key?) -> String {
    if let problem { return problem }
    guard let hits else { return "" }
    let place = hit.flatMap(hits.firstIndex(of:))
    return HitCount(hits.count, at: place.map { $0 + 1 }).words
  }
}
