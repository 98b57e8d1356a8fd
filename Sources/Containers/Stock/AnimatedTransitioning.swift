/// Who animates the exchange of two controllers' views in a stock container.
///
/// UIKit: `UIViewControllerAnimatedTransitioning`, since iOS 7.
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// How long the exchange takes, in seconds.
  ///
  /// UIKit: `transitionDuration(using:)`, since iOS 7.
  func transitionDuration(using context: TransitionContext) -> Double
  /// Animates the two views, which are in the container's view, the new one in front and in place.
  ///
  /// It must call `completeTransition(_:)` of the context in the end. UIKit:
  /// `animateTransition(using:)`, since iOS 7.
  func animateTransition(using context: TransitionContext)
}

/// What an animator needs to know of one exchange.
///
/// UIKit: `UIViewControllerContextTransitioning`, since iOS 7.
public final class TransitionContext {
  /// The view that holds both controllers' views.
  public let containerView: View
  /// Who leaves.
  public let fromViewController: ViewController
  /// Who comes.
  public let toViewController: ViewController
  /// Whether the exchange has been completed.
  ///
  /// Ours.
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

  /// Ends the exchange: the old view is taken out, and both controllers hear their did callbacks.
  ///
  /// Calling it again does nothing; tabs cannot be given up, so they ignore false. UIKit:
  /// `completeTransition(_:)`, since iOS 7.
  public func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    completion(self)
  }
}
