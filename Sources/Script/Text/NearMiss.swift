/// Typo correction for names.
package enum NearMiss {
  /// The candidate with the smallest edit distance, the first of several; otherwise the longest one
  /// that is a suffix of the name, as UIKit's longer names end in ours; nil if none is close.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let limit = max(1, name.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let base = candidate.prefix { $0 != "(" }
      let distance = distance(Array(name.lowercased().utf8), Array(base.lowercased().utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name ?? longestEnding(of: name, in: candidates)
  }

  private static func longestEnding(of name: String, in candidates: some Sequence<String>)
    -> String?
  {
    candidates.filter { $0.count >= 6 && $0.count < name.count && name.hasSuffix($0) }
      .max { $0.count < $1.count }
  }

  /// The edit distance, with transpositions of neighbors (optimal string alignment).
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    guard abs(one.count - other.count) <= 8, one.count <= 64 else { return .max }
    var before: [Int] = []
    var previous = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var row = [i + 1]
      for (j, opposite) in other.enumerated() {
        let change = previous[j] + (letter == opposite ? 0 : 1)
        var least = min(change, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == other[j - 1], opposite == one[i - 1] {
          least = min(least, before[j - 1] + 1)
        }
        row.append(least)
      }
      (before, previous) = (previous, row)
    }
    return previous[other.count]
  }
}
