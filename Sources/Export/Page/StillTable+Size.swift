import Geometry

/// Scrolling for pictures larger than a window, which would be illegible if scaled down.
extension StillTable {
  /// The smallest scale of a picture.
  private static let legible = 0.7
  /// The longest side that fits a window.
  private static let small = 900.0

  private var rules: [String] {
    [("width", size.width), ("height", size.height)].filter { $0.1 > Self.small }
      .map { "min-\($0.0):\(Int($0.1 * Self.legible))px" }
  }

  /// Whether a picture may not fit a window.
  var isScrolled: Bool { !rules.isEmpty }

  /// A CSS rule that keeps pictures legible; empty for small ones.
  func style(of pictures: String) -> String {
    isScrolled ? "\(pictures){\(rules.joined(separator: ";"));max-height:none}\n" : ""
  }
}
