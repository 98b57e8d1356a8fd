import Geometry

/// Pictures that are larger than a window: they are scrolled, not made so small that no word can be read.
extension StillTable {
  /// How much smaller a picture may be shown.
  private static let legible = 0.7
  /// How long a side may be that a window has room for.
  private static let small = 900.0

  private var rules: [String] {
    [("width", size.width), ("height", size.height)].filter { $0.1 > Self.small }
      .map { "min-\($0.0):\(Int($0.1 * Self.legible))px" }
  }

  /// Whether a window may have no room for all of a picture.
  var isScrolled: Bool { !rules.isEmpty }

  /// The rule of a style sheet that keeps the pictures large enough; empty for those that are small.
  func style(of pictures: String) -> String {
    isScrolled ? "\(pictures){\(rules.joined(separator: ";"));max-height:none}\n" : ""
  }
}
