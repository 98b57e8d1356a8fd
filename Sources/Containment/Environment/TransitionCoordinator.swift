/// The name that UIKit's coordinator has, with all of its words.
///
/// UIKit: `UIViewControllerTransitionCoordinator`, since iOS 7.
public typealias ViewControllerTransitionCoordinator = TransitionCoordinator

/// Animations that run along with a change of size or traits.
///
/// The core makes one for each change and hands it to `viewWillTransition(to:with:)` and
/// `willTransition(to:with:)`.
///
/// UIKit: `UIViewControllerTransitionCoordinator`, since iOS 7.
public final class TransitionCoordinator {
  /// Whether the change is animated.
  ///
  /// UIKit: `isAnimated`, since iOS 7.
  public var isAnimated: Bool { transitionDuration > 0 }
  /// How long the change takes, in seconds of simulated time.
  ///
  /// UIKit: `transitionDuration`, since iOS 7.
  public let transitionDuration: Double

  private var alongside: [(TransitionCoordinator) -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []
  private var hasRunAlongside = false
  private var hasCompleted = false

  /// A coordinator of a change that takes `duration` seconds, or none at all with 0.
  init(duration: Double = 0) { transitionDuration = duration }

  convenience init(isAnimated: Bool) { self.init(duration: isAnimated ? 0.3 : 0) }

  /// Runs `animation` together with the change, and `completion` after it.
  ///
  /// Answers whether the animation will run: once the change is under way it comes too late, and so
  /// does a completion when everything is over.
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
