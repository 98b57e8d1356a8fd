/// What a controller may add to a change of size, of traits or of what is shown.
///
/// UIKit: `UIViewControllerTransitionCoordinator`.
public final class TransitionCoordinator {
  /// Whether the change is animated.
  public let isAnimated: Bool
  private var alongside: [(TransitionCoordinator) -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  /// Runs `animation` together with the change, and `completion` after it.
  ///
  /// UIKit: `animate(alongsideTransition:completion:)`.
  public func animate(
    alongsideTransition animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
  }

  func runAlongside() {
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  func runCompletions() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
