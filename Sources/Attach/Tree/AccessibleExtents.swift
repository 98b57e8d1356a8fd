package import Geometry

/// Where an accessible says that it is, as `GetExtents` of `org.a11y.atspi.Component` answers.
extension CGRect {
  /// The box of an answer's four numbers; nil where they are no place.
  ///
  /// ATK puts what is not on the screen, as a page of tabs that is not shown, at the least of all
  /// integers.
  package init?(accessibleExtents sides: [Int]) {
    guard sides.count == 4, sides[2] >= 0, sides[3] >= 0,
      !sides[..<2].contains(Int(Int32.min))
    else { return nil }
    self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
