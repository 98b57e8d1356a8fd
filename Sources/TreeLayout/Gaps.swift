import Geometry

/// The separations of a layout, sanitized, and the vertical offsets derived from them.
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

  /// The distance from the top of a node of this height to the next node below.
  ///
  /// Rounded to 1/65,536, so that sums are exact: two chains of equal heights end at the same y in
  /// any node order. Adding and subtracting the large number rounds.
  func drop(_ height: Double) -> Double {
    let large = 0x1.8p36
    return (height + levels + large) - large
  }
}
