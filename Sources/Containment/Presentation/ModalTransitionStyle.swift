/// The animation of a presentation and dismissal.
///
/// UIKit: `UIModalTransitionStyle`, since iOS 3.
public enum ModalTransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// Slides up from the bottom, animating the center.
  case coverVertical
  /// Flips the screen about its vertical axis.
  case flipHorizontal
  /// Fades in, animating the alpha.
  case crossDissolve
  /// Curls the presenter's view up like a page; here its center is animated. Only with the style
  /// `fullScreen`.
  case partialCurl

  /// Its duration in seconds.
  ///
  /// An addition to UIKit; UIKit documents no durations.
  public var duration: Double {
    switch self {
    case .coverVertical: 0.4
    case .crossDissolve: 0.3
    case .flipHorizontal, .partialCurl: 0.75
    }
  }
}

extension ViewController {
  /// The animation used to present its view.
  ///
  /// An interactive dismissal of a sheet always slides down. UIKit: `modalTransitionStyle`, since
  /// iOS 3.
  public final var modalTransitionStyle: ModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }
}

/// The motion of a presented view between its final position (0) and out of sight (1).
struct Slide {
  /// The animated view: the presented view, or the page that covers it.
  let view: View
  let veil: View?
  let style: ModalTransitionStyle
  /// The view's final center and alpha.
  let rest: CGPoint
  let alpha: Double
  /// The distance it moves down.
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
    // The container view flips as a whole.
    case .flipHorizontal: break
    }
    veil?.alpha = 1 - fraction
  }

  /// Restores the position of a view that is off screen.
  func reset() {
    guard view.superview == nil else { return }
    (view.center, view.alpha) = (rest, alpha)
  }
}

/// A flip of a container view.
struct Turning {
  let host: View
  let style: TransitionStyle
  let (from, to): (View, View)

  /// The flip from one view to another in the same superview; nil if they have different ones.
  init?(_ style: TransitionStyle, from old: View?, to new: View?) {
    guard let old, let new, let host = old.superview, new.superview === host else { return nil }
    (self.host, self.style, from, to) = (host, style, old, new)
  }
}
