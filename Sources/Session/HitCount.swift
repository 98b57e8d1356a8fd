import Support

/// The number of search hits, and the current one.
package struct HitCount: Hashable, Sendable {
  package let count: Int
  /// From 1; nil without a current hit.
  package let place: Int?

  package init(_ count: Int, at place: Int?) { (self.count, self.place) = (count, place) }

  /// "3 of 12 found", "12 found", "Nothing found".
  package var words: String {
    guard count > 0 else { return localized("No results") }
    guard let place else { return localized("\(count) found") }
    return localized("\(place) of \(count) found")
  }
}
