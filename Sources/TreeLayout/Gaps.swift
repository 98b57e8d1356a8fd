import Geometry

/// The distances of a layout, checked, and the heights that follow from them.
struct Gaps {
  let siblings: Double
  let subtrees: Double
  let levels: Double
  let isLayered: Bool

  init(of layout: TidyTree) {
    func usable(_ separation: CGFloat) -> Double {
      separation.isFinite ? max(0, Double(separation)) : 0
    }
    siblings = usable(layout.siblingSeparation)
    subtrees = usable(layout.subtreeSeparation)
    levels = usable(layout.levelSeparation)
    isLayered = layout.isLayered
  }

  /// The distance from the top of a node of this height to whatever is below it.
  ///
  /// Rounded to 1/65,536, so that sums are exact: two chains of equal heights end at the same y,
  /// whatever the order of their nodes. Adding and subtracting the large number does the rounding.
  func drop(_ height: Double) -> Double {
    let large = 0x1.8p36
    return (height + levels + large) - large
  }
}
