/// The requested appearance of the status bar.
///
/// It is not drawn; it holds the controllers' answers.
/// An addition to UIKit, with `UIStatusBarStyle`,
/// since iOS 7.
public struct StatusBar: Hashable, Sendable {
  /// The color of its text.
  public enum Style: String, Hashable, Sendable, Codable {
    /// Follows the interface style.
    case `default`
    /// Light text for a dark background.
    case lightContent
    /// Dark text for a light background.
    case darkContent
  }

  /// The color of its text.
  public var style = Style.default
  /// Whether it is hidden.
  public var isHidden = false

  /// Makes a visible bar with the default style.
  public init() {}
}

extension Window {
  /// The status bar requested by the full-screen controller, or by the child it designates.
  ///
  /// An addition to UIKit; UIKit applies the answers to the screen, since iOS 7.
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

  /// The root controller, or the controller presented on it with the style `fullScreen`.
  ///
  /// No other style controls the status bar (Apple's documentation of
  /// `modalPresentationCapturesStatusBarAppearance`).
  private var controllerOfStatusBar: ViewController? {
    guard var controller = rootViewController else { return nil }
    while let next = controller.presentedOverIt, next.coversScreen,
      next.presentationController.style == .fullScreen
    { controller = next }
    return controller
  }

  /// The last controller in a chain of designated children; stops at cycles.
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
