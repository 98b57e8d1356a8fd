/// Two pictures that differ in colours only, one for a light and one for a dark ground, as one.
///
/// Where they differ a variable of the page's style stands for both colours.
struct ThemeBlend {
  /// The pairs of colours, by the number of their variable.
  private(set) var pairs: [Pair] = []
  private var numbers: [Pair: Int] = [:]

  struct Pair: Hashable {
    let light: String
    let dark: String
  }

  /// The pieces of both as one; nil when they differ in more than colours.
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

  /// A piece's colours, and the words around them.
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

  /// What the page's style says about the variables, for one of the themes.
  func style(_ color: KeyPath<Pair, String>) -> String {
    pairs.enumerated().map { "--c\($0):\($1[keyPath: color])" }.joined(separator: ";")
  }
}
