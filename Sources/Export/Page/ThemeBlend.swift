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

  /// Merges one piece; colors are whole attribute values.
  private mutating func blend(_ light: String, _ dark: String) -> String? {
    let light = light.split(separator: "\"", omittingEmptySubsequences: false)
    let dark = dark.split(separator: "\"", omittingEmptySubsequences: false)
    guard light.count == dark.count else { return nil }
    var result: [String] = []
    for (light, dark) in zip(light, dark) {
      if light == dark {
        result.append(String(light))
      } else if Self.isColor(light), Self.isColor(dark) {
        let pair = Pair(light: String(light), dark: String(dark))
        result.append("var(--c\(number(of: pair)))")
      } else {
        return nil
      }
    }
    return result.joined(separator: "\"")
  }

  private static func isColor(_ value: Substring) -> Bool {
    value.utf8.count == 7 && value.first == "#"
      && value.dropFirst().allSatisfy { $0.isHexDigit && !$0.isUppercase }
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
