/// The coordinator's full UIKit name.
///
/// UIKit: `UIViewControllerTransitionCoordinator`, since iOS 7.
public typealias ViewControllerTransitionCoordinator = TransitionCoordinator

/// Runs animations alongside a change of size or traits.
///
/// The core makes one for each change and passes it to `viewWillTransition(to:with:)` and
/// `willTransition(to:with:)`.
///
/// UIKit: `UIViewControllerTransitionCoordinator`, since iOS 7.
public final class TransitionCoordinator {
  /// Whether the change is animated.
  ///
  /// UIKit: `isAnimated`, since iOS 7.
  public var isAnimated: Bool { transitionDuration > 0 }
  /// The duration of the change in seconds of simulated time.
  ///
  /// UIKit: `transitionDuration`, since iOS 7.
  public let transitionDuration: Double

  private var alongside: [(TransitionCoordinator) -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []
  private var hasRunAlongside = false
  private var hasCompleted = false

  /// Makes the coordinator of a change of `duration` seconds; 0 means not animated.
  init(duration: Double = 0) { transitionDuration = duration }

  convenience init(isAnimated: Bool) { self.init(duration: isAnimated ? 0.3 : 0) }

  /// Runs `animation` alongside the change, and `completion` after it.
  ///
  /// Returns whether the animation will run: it is too late once the change started, and too late
  /// for a completion once the change ended.
  ///
  /// UIKit: `animate(alongsideTransition:completion:)`, since iOS 7.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let completion, !hasCompleted { completions.append(completion) }
    guard !hasRunAlongside else { return animation == nil && !hasCompleted }
    if let animation { alongside.append(animation) }
    return true
  }

  func runAlongside() {
    hasRunAlongside = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  func runCompletions() {
    hasCompleted = true
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
