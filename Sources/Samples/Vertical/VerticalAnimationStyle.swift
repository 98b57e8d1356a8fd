/// The animation of a vertical stack's push; a pop reverses it.
package enum VerticalAnimationStyle: String, Sendable, CaseIterable {
  /// No animation.
  case none
  /// The new controller slides in from below and pushes the old one out at the top.
  case slide
  /// The new controller slides over the old one, which moves up by a third of its height.
  case pushOver = "push-over"
  /// The new controller slides over the old one, which stays.
  case cover
  /// The new controller fades in over the old one.
  case fade

  /// A position and opacity of a controller's view.
  enum Stance {
    /// Below the bar, filling the rest.
    case rest
    /// Off screen above or below.
    case above, below
    /// Moved up by a third, behind the bar.
    case aside
    /// In place, and transparent.
    case clear
  }

  /// The initial stance of the new controller in a push, and the final one of the old controller in
  /// a pop.
  private var entry: Stance {
    switch self {
    case .none: .rest
    case .slide, .pushOver, .cover: .below
    case .fade: .clear
    }
  }

  /// The final stance of the old controller in a push, and the initial one of the new controller in
  /// a pop.
  private var exit: Stance {
    switch self {
    case .slide: .above
    case .pushOver: .aside
    case .none, .cover, .fade: .rest
    }
  }

  /// The initial stance of the appearing controller.
  func start(isPush: Bool) -> Stance { isPush ? entry : exit }

  /// The final stance of the disappearing controller.
  func end(isPush: Bool) -> Stance { isPush ? exit : entry }

  /// Whether the two overlap during the animation, so that their z-order matters.
  var overlaps: Bool { self == .pushOver || self == .cover || self == .fade }
}

extension VerticalNavigationController {
  /// The frame of a controller's view in a stance.
  final func frame(at stance: VerticalAnimationStyle.Stance) -> CGRect {
    let size = view.bounds.size
    let bar = version.hasBar ? Self.barHeight : 0
    let height = max(0, size.height - bar)
    let y =
      switch stance {
      case .rest, .clear: bar
      case .above: bar - height
      case .aside: bar - height / 3
      case .below: size.height
      }
    return CGRect(x: 0, y: y, width: size.width, height: height)
  }

  /// Moves a controller's view to a stance.
  final func place(_ controller: ViewController, in stance: VerticalAnimationStyle.Stance) {
    controller.view.frame = frame(at: stance)
    controller.view.alpha = if case .clear = stance { 0 } else { 1 }
  }

  /// The animation: moves both views, with the bar in front.
  final func move(_ old: ViewController, _ new: ViewController, isPush: Bool) {
    place(old, in: animationStyle.end(isPush: isPush))
    place(new, in: .rest)
    if !isPush, animationStyle.overlaps { view.bringSubviewToFront(old.view) }
    if version.hasBar {
      view.bringSubviewToFront(bar)
      showTitle()
    }
  }
}
