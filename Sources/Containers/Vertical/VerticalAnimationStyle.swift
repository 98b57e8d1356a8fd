/// How one controller of a vertical stack takes the place of another; a pop runs a push backwards.
public enum VerticalAnimationStyle: String, Sendable, CaseIterable {
  /// Nothing moves: the new one is there at once.
  case none
  /// The new one comes from below and drives the old one out above.
  case slide
  /// The new one comes from below over the old one, which gives way by a third of its height.
  case pushOver = "push-over"
  /// The new one comes from below over the old one, which stays.
  case cover
  /// The new one comes out of nothing over the old one.
  case fade

  /// Where and how a controller's view stands.
  enum Stance {
    /// Below the bar, filling what is left.
    case rest
    /// Out of sight on either side.
    case above, below
    /// Pushed up by a third, behind the bar.
    case aside
    /// In place, and clear.
    case clear
  }

  /// How the new one of a push stands at first, which is how the old one of a pop stands at last.
  private var entry: Stance {
    switch self {
    case .none: .rest
    case .slide, .pushOver, .cover: .below
    case .fade: .clear
    }
  }

  /// How the old one of a push stands at last, which is how the new one of a pop stands at first.
  private var exit: Stance {
    switch self {
    case .slide: .above
    case .pushOver: .aside
    case .none, .cover, .fade: .rest
    }
  }

  /// How the one that comes stands at first.
  func start(isPush: Bool) -> Stance { isPush ? entry : exit }

  /// How the one that goes stands at last.
  func end(isPush: Bool) -> Stance { isPush ? exit : entry }

  /// Whether the two share their room on the way, so that it matters who is in front.
  var overlaps: Bool { self == .pushOver || self == .cover || self == .fade }
}

extension VerticalNavigationController {
  /// Where a controller's view is in a stance.
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

  /// Lets a controller's view stand so.
  final func stand(_ controller: ViewController, in stance: VerticalAnimationStyle.Stance) {
    controller.view.frame = frame(at: stance)
    controller.view.alpha = if case .clear = stance { 0 } else { 1 }
  }

  /// What happens inside the animation: both go their ways, and the bar stays in front.
  final func move(_ old: ViewController, _ new: ViewController, isPush: Bool) {
    stand(old, in: animationStyle.end(isPush: isPush))
    stand(new, in: .rest)
    if !isPush, animationStyle.overlaps { view.bringSubviewToFront(old.view) }
    if version.hasBar {
      view.bringSubviewToFront(bar)
      showTitle()
    }
  }
}
