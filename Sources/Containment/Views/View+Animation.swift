/// Animating changes of views.
extension View {
  /// Turns the changes that `animations` makes into animations.
  ///
  /// Times are in seconds of simulated time. With duration and delay 0 everything happens now, the
  /// completion included.
  ///
  /// UIKit: `UIView.animate(withDuration:delay:options:animations:completion:)`, since iOS 4.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Simulation.current.animate(
      duration: duration.isFinite ? max(0, duration) : 0,
      delay: delay.isFinite ? max(0, delay) : 0, options: options, animations: animations
    ) { completion?($0) }
  }
}
