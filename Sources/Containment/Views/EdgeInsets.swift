/// How far something stands away from the four edges of a rectangle, in points.
///
/// UIKit: `UIEdgeInsets`, since iOS 2.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top.
  ///
  /// UIKit: `top`, since iOS 2.
  public var top: Double
  /// From the left.
  ///
  /// UIKit: `left`, since iOS 2.
  public var left: Double
  /// From the bottom.
  ///
  /// UIKit: `bottom`, since iOS 2.
  public var bottom: Double
  /// From the right.
  ///
  /// UIKit: `right`, since iOS 2.
  public var right: Double

  /// Insets from their four lengths.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// None at all.
  ///
  /// UIKit: `zero`, since iOS 2.
  public static let zero = EdgeInsets()
}

extension EdgeInsets: BoxedValue {}

extension Recipe {
  /// What scripts may ask of `EdgeInsets`.
  public static let edgeInsets = Recipe.structure(
    EdgeInsets.self, "How far something stands away from four edges.",
    [
      .initializer(
        "init(top:left:bottom:right:)", "Insets from their four lengths.",
        standards: [0: { 0.0.packed }, 1: { 0.0.packed }, 2: { 0.0.packed }, 3: { 0.0.packed }]
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
