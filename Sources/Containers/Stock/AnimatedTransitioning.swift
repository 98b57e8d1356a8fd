/// Animates the exchange of two controllers' views in a stock container.
///
/// UIKit: `UIViewControllerAnimatedTransitioning`, since iOS 7.
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// The duration of the transition, in seconds.
  ///
  /// UIKit: `transitionDuration(using:)`, since iOS 7.
  func transitionDuration(using context: TransitionContext) -> Double
  /// Animates the two views, which are in the container view, the new one in front and at its final
  /// frame.
  ///
  /// It must finally call the context's `completeTransition(_:)`. UIKit:
  /// `animateTransition(using:)`, since iOS 7.
  func animateTransition(using context: TransitionContext)
}

/// The context of a transition, for animators.
///
/// UIKit: `UIViewControllerContextTransitioning`, since iOS 7.
public final class TransitionContext {
  /// The view that holds both controllers' views.
  public let containerView: View
  /// The controller that disappears.
  public let fromViewController: ViewController
  /// The controller that appears.
  public let toViewController: ViewController
  /// Whether the transition is complete.
  ///
  /// An addition to UIKit.
  public private(set) var isCompleted = false

  private let completion: (TransitionContext) -> Void

  init(
    in containerView: View, from old: ViewController, to new: ViewController,
    completion: @escaping (TransitionContext) -> Void
  ) {
    self.containerView = containerView
    (fromViewController, toViewController) = (old, new)
    self.completion = completion
  }

  /// Ends the transition: removes the old view and sends both controllers their did callbacks.
  ///
  /// Further calls do nothing. Tab transitions cannot be canceled, so they ignore false. UIKit:
  /// `completeTransition(_:)`, since iOS 7.
  public func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    completion(self)
  }
}
