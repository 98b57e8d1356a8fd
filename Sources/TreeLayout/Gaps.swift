import Geometry

/// What a layout keeps free between nodes, as numbers that can be counted with.
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

  /// How far below the top of a node of this height the next thing may begin.
  ///
  /// On a grid of 1/65,536: sums of such numbers are exact, so that two chains of equal heights end
  /// equally low in whichever order they are added up. (What is added rounds the rest away.)
  func drop(_ height: Double) -> Double {
    let anchor = 0x1.8p36
    return (height + levels + anchor) - anchor
  }
}
