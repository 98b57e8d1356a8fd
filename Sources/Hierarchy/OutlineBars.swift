/// How far in a line of an outline begins: a bar for each level above it.
///
/// Far down the number of the level stands for more bars, so that a text grows with its lines and
/// not with the square of its depth.
package enum OutlineBars {
  /// The most bars of a line that people read.
  package static let most = 60
  /// The most bars of a line that tools read, who count them.
  package static let mostForTools = 2_000

  /// The beginning of a line at a level, 0 for the first, with no more than so many bars; where they
  /// are too many, those that people read and the number.
  package static func text(_ level: Int, most: Int = OutlineBars.most) -> String {
    guard level > most else { return String(repeating: bar, count: level) }
    return String(repeating: bar, count: min(most, Self.most)) + "[level \(level)] "
  }

  private static let bar = "   | "
}
