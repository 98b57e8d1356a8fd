/// How a presented controller's view comes on screen, and goes again.
///
/// UIKit: `UIModalTransitionStyle`, since iOS 3.
public enum ModalTransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// Moves up from the bottom: its centre is animated.
  case coverVertical
  /// The screen turns over about its vertical axis and shows it on the back.
  case flipHorizontal
  /// Fades in: its alpha is animated.
  case crossDissolve
  /// The presenter's view moves up and away and uncovers it: that view's centre is animated. Only in
  /// the style `fullScreen`.
  case partialCurl

  /// How long it takes, in seconds.
  ///
  /// Ours; UIKit names no figures.
  public var duration: Double {
    switch self {
    case .coverVertical: 0.4
    case .crossDissolve: 0.3
    case .flipHorizontal, .partialCurl: 0.75
    }
  }
}

extension ViewController {
  /// How its view comes on screen when it is presented.
  ///
  /// A finger pulls a sheet down whatever it says. UIKit: `modalTransitionStyle`,
  /// since iOS 3.
  public final var modalTransitionStyle: ModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }
}

/// The way of a presented view between its place (0) and out of sight (1).
struct Slide {
  /// The view that changes: the presented one, or the page that covers it.
  let view: View
  let veil: View?
  let style: ModalTransitionStyle
  /// Where the view belongs, and how opaque it is there.
  let rest: CGPoint
  let alpha: Double
  /// How far it goes, downward.
  let way: Double

  init(_ view: View, veil: View? = nil, style: ModalTransitionStyle, way: Double) {
    (self.view, self.veil, self.style, self.way) = (view, veil, style, way)
    (rest, alpha) = (view.center, view.alpha)
  }

  func move(to fraction: Double) {
    switch style {
    case .coverVertical: view.center = CGPoint(x: rest.x, y: rest.y + way * fraction)
    case .crossDissolve: view.alpha = alpha * (1 - fraction)
    case .partialCurl: view.center = CGPoint(x: rest.x, y: rest.y + way * (1 - fraction))
    // The host turns as a whole.
    case .flipHorizontal: break
    }
    veil?.alpha = 1 - fraction
  }

  /// Puts a view that is off screen back to where it was.
  func reset() {
    guard view.superview == nil else { return }
    (view.center, view.alpha) = (rest, alpha)
  }
}

/// A host that turns over.
struct Turning {
  let host: View
  let style: TransitionStyle
  let (from, to): (View, View)

  /// The turn from one view of a host to another; nil unless both are in it.
  init?(_ style: TransitionStyle, from old: View?, to new: View?) {
    guard let old, let new, let host = old.superview, new.superview === host else { return nil }
    (self.host, self.style, from, to) = (host, style, old, new)
  }
}
