package import Geometry

/// Parsing the extents returned by `GetExtents` of `org.a11y.atspi.Component`.
extension CGRect {
  /// Creates a rectangle from four numbers; nil if they are invalid.
  ///
  /// ATK reports the smallest integer as the position of off-screen widgets, such as a hidden tab's
  /// page.
  package init?(accessibleExtents sides: [Int]) {
    guard sides.count == 4, sides[2] >= 0, sides[3] >= 0,
      !sides[..<2].contains(Int(Int32.min))
    else { return nil }
    self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
