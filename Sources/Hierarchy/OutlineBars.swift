/// The indentation of an outline's lines: a bar per level.
///
/// Very deep lines print their level instead of bars, so that the text grows linearly and not with
/// the square of the depth.
package enum OutlineBars {
  /// The greatest number of bars in text for people.
  package static let most = 60
  /// The greatest number of bars in text for tools, which count them.
  package static let mostForTools = 2_000

  /// The bars of a line at a level, 0 for the first; above `most`, fewer bars and the level.
  package static func text(_ level: Int, most: Int = OutlineBars.most) -> String {
    guard level > most else { return String(repeating: bar, count: level) }
    return String(repeating: bar, count: min(most, Self.most)) + "[level \(level)] "
  }

  private static let bar = "   | "
}
