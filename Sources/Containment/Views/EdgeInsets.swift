/// Insets from the four edges of a rectangle, in points.
///
/// UIKit: `UIEdgeInsets`, since iOS 2.
public struct EdgeInsets: Hashable, Sendable {
  /// The top inset.
  ///
  /// UIKit: `top`, since iOS 2.
  public var top: Double
  /// The left inset.
  ///
  /// UIKit: `left`, since iOS 2.
  public var left: Double
  /// The bottom inset.
  ///
  /// UIKit: `bottom`, since iOS 2.
  public var bottom: Double
  /// The right inset.
  ///
  /// UIKit: `right`, since iOS 2.
  public var right: Double

  /// Makes insets from four lengths.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Zero insets.
  ///
  /// UIKit: `zero`, since iOS 2.
  public static let zero = EdgeInsets()
}

extension EdgeInsets: BoxedValue {}

extension Recipe {
  /// The catalog entry of `EdgeInsets`.
  public static let edgeInsets = Recipe.structure(
    EdgeInsets.self, "How far something stands away from four edges.",
    [
      .initializer(
        "init(top:left:bottom:right:)", "Insets from their four lengths.",
        defaults: [0: { 0.0.packed }, 1: { 0.0.packed }, 2: { 0.0.packed }, 3: { 0.0.packed }]
      ) { (top: Double, left: Double, bottom: Double, right: Double) in
        EdgeInsets(top: top, left: left, bottom: bottom, right: right)
      },
      .constant("zero", "None at all.") { EdgeInsets.zero },
      .variable("top", "From the top.", \EdgeInsets.top),
      .variable("left", "From the left.", \EdgeInsets.left),
      .variable("bottom", "From the bottom.", \EdgeInsets.bottom),
      .variable("right", "From the right.", \EdgeInsets.right),
    ])
}
