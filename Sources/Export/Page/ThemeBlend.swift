/// Merges a light and a dark picture that differ only in colors.
///
/// Different colors become CSS variables.
struct ThemeBlend {
  /// The pairs of colors, by variable number.
  private(set) var pairs: [Pair] = []
  private var numbers: [Pair: Int] = [:]

  struct Pair: Hashable {
    let light: String
    let dark: String
  }

  /// Merges the pieces of both; nil if they differ in more than colors.
  mutating func blend(_ light: [String], _ dark: [String]) -> [String]? {
    guard light.count == dark.count else { return nil }
    var result: [String] = []
    result.reserveCapacity(light.count)
    for (light, dark) in zip(light, dark) {
      guard let piece = light == dark ? light : blend(light, dark) else { return nil }
      result.append(piece)
    }
    return result
  }

  private mutating func blend(_ light: String, _ dark: String) -> String? {
    let (a, b) = (Self.colors(light), Self.colors(dark))
    guard a.words == b.words else { return nil }
    var result = a.words[0]
    for (index, (light, dark)) in zip(a.colors, b.colors).enumerated() {
      result += light == dark ? light : "var(--c\(number(of: Pair(light: light, dark: dark))))"
      result += a.words[index + 1]
    }
    return result
  }

  /// A piece's colors, and the text around them.
  private static func colors(_ piece: String) -> (words: [String], colors: [String]) {
    var (words, colors): ([String], [String]) = ([], [])
    var rest = piece[...]
    while let match = rest.firstMatch(of: /"(#[0-9a-f]{6})"/) {
      words.append(rest[..<match.range.lowerBound] + "\"")
      colors.append(String(match.1))
      rest = "\"" + rest[match.range.upperBound...]
    }
    return (words + [String(rest)], colors)
  }

  private mutating func number(of pair: Pair) -> Int {
    if let number = numbers[pair] { return number }
    numbers[pair] = pairs.count
    pairs.append(pair)
    return pairs.count - 1
  }

  /// The CSS variables of a theme.
  func style(_ color: KeyPath<Pair, String>) -> String {
    pairs.enumerated().map { "--c\($0):\($1[keyPath: color])" }.joined(separator: ";")
  }
}
