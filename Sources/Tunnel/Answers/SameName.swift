/// Compares names, so that a label does not repeat one.
enum SameName {
  /// True if the names differ in no more than "and" or "&", articles, case and accents.
  static func holds(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return false }
    return one == other || words(of: one) == words(of: other)
  }

  private static func words(of name: String) -> [String] {
    var folding = NameFolding()
    let words = folding.fold(name).bytes.split(separator: UInt8(ascii: " "))
    return words.map { String(decoding: $0, as: UTF8.self) }.filter { !idle.contains($0) }
  }

  /// Words ignored in comparisons; "&" is a word separator anyway.
  private static let idle: Set = ["and", "the"]
}
