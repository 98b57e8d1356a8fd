/// A spinner that indicates activity.
///
/// UIKit: `UIActivityIndicatorView`, since iOS 2.
public final class ActivityIndicator: View {
  /// Whether the spinner is animating.
  ///
  /// UIKit: `isAnimating`, since iOS 2.
  public private(set) var isAnimating = false
  /// Whether the view is hidden when it is not animating.
  ///
  /// UIKit: `hidesWhenStopped`, since iOS 2.
  public var hidesWhenStopped = true { didSet { showWheel() } }

  /// Starts the animation.
  ///
  /// UIKit: `startAnimating()`, since iOS 2.
  public func startAnimating() {
    isAnimating = true
    showWheel()
  }

  /// Stops the animation.
  ///
  /// UIKit: `stopAnimating()`, since iOS 2.
  public func stopAnimating() {
    isAnimating = false
    showWheel()
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }

  private func showWheel() {
    content = isAnimating ? .spinner : .none
    isHidden = hidesWhenStopped && !isAnimating
  }
}
