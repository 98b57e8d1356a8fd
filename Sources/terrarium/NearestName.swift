/// The known word that somebody may have meant.
enum NearestName {
  /// The word that differs in the fewest letters, if it is close.
  static func of(_ word: String, in known: [String]) -> String? {
    let closest = known.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    guard let (name, difference) = closest, difference <= 2 else { return nil }
    return name
  }

  /// Levenshtein's edit distance.
  private static func distance(_ a: String, _ b: String) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
