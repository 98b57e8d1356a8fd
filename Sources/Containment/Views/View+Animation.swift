/// Animated changes of views.
extension View {
  /// Animates the changes made in `animations`.
  ///
  /// Times are in seconds of simulated time. If duration and delay are 0, the changes are made
  /// immediately, and the completion runs at the start of the next turn.
  ///
  /// UIKit: `UIView.animate(withDuration:delay:options:animations:completion:)`, since iOS 4.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let simulation = Simulation.current
    let duration = duration.isFinite ? max(0, duration) : 0
    let delay = delay.isFinite ? max(0, delay) : 0
    guard simulation.lasts(duration + delay) else {
      animations()
      if let completion { simulation.after(0) { completion(true) } }
      return
    }
    simulation.animate(
      duration: duration, delay: delay, options: options, animations: animations
    ) { completion?($0) }
  }

  /// Animates in a controller's simulation, for a container that reverses a transition in a custom
  /// way.
  ///
  /// `turnAround` then receives the progress, 0…1, and the completion never runs. Without a
  /// duration everything runs immediately.
  package static func animate(
    in simulation: Simulation, withDuration duration: Double, animations: () -> Void,
    completion: @escaping () -> Void, turnAround: @escaping (Double) -> Void
  ) {
    let block = simulation.animate(
      duration: duration.isFinite ? max(0, duration) : 0, animations: animations
    ) { _ in completion() }
    block?.turnAround = turnAround
  }

  /// Ends the animations of this view, which then shows its current property values; animations of
  /// subviews continue.
  ///
  /// Completions still run at their scheduled time, with `finished` false.
  ///
  /// UIKit: `removeAllAnimations()` of `CALayer`, since iOS 2, where completions run immediately.
  public final func removeAllAnimations() {
    let mine = simulation.recording.latest.animations.filter { $0.view == id }
    mine.forEach { simulation.endEarly($0.id) }
  }
}
