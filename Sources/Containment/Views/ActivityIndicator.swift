/// A wheel that turns while something is under way.
///
/// UIKit: `UIActivityIndicatorView`.
public final class ActivityIndicator: View {
  /// Whether the wheel turns.
  public private(set) var isAnimating = false
  /// Whether the view is hidden while the wheel stands still.
  public var hidesWhenStopped = true { didSet { showWheel() } }

  /// Lets the wheel turn.
  public func startAnimating() {
    isAnimating = true
    showWheel()
  }

  /// Lets the wheel stand still.
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
