/// How the bar above the screen is asked to look.
///
/// Nothing draws it; the controllers' answers can be read. Ours, as the value of what UIKit's
/// controllers answer, with `UIStatusBarStyle`, since iOS 7.
public struct StatusBar: Hashable, Sendable {
  /// The colour of its letters.
  public enum Style: String, Hashable, Sendable, Codable {
    /// As the interface style asks.
    case `default`
    /// Bright letters on a dark ground.
    case lightContent
    /// Dark letters on a bright ground.
    case darkContent
  }

  /// The colour of its letters.
  public var style = Style.default
  /// Whether it is left out.
  public var isHidden = false

  /// A visible bar of the default style.
  public init() {}
}

extension Window {
  /// The status bar as the full-screen controller, or the child it leaves that to, asks for it.
  ///
  /// Ours; UIKit applies the answers to the screen, since iOS 7.
  public var statusBar: StatusBar {
    var bar = StatusBar()
    guard simulation.profile.hasAdaptivity, let controller = controllerOfStatusBar else {
      return bar
    }
    bar.style =
      Self.end(of: controller, \.dispatched.childForStatusBarStyle).dispatched
      .preferredStatusBarStyle
    bar.isHidden =
      Self.end(of: controller, \.dispatched.childForStatusBarHidden).dispatched
      .prefersStatusBarHidden
    return bar
  }

  /// The root controller, or what is presented on it in the style `fullScreen`; no other style takes the
  /// bar over (Apple's documentation of `modalPresentationCapturesStatusBarAppearance`).
  private var controllerOfStatusBar: ViewController? {
    guard var controller = rootViewController else { return nil }
    while let next = controller.presentedOverIt, next.coversScreen,
      next.presentationController.style == .fullScreen
    { controller = next }
    return controller
  }

  /// The last of a chain of controllers that each name the next; one that leads back ends there.
  private static func end(
    of controller: ViewController, _ next: (ViewController) -> ViewController?
  ) -> ViewController {
    var (current, seen) = (controller, [controller.id])
    while let following = next(current), !seen.contains(following.id) {
      current = following
      seen.append(following.id)
    }
    return current
  }
}
