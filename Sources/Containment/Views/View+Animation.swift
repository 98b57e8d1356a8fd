/// Animating changes of views.
extension View {
  /// Turns the changes that `animations` makes into animations.
  ///
  /// Times are in seconds of simulated time. With duration and delay 0 the changes are made now, and
  /// the completion runs at the start of the next turn.
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

  /// The same in a controller's own simulation, for a container that turns a transition around in a
  /// way of its own: `turnAround` is given how far it has come, 0…1, and the completion never runs.
  ///
  /// Without a duration everything happens now.
  package static func animate(
    in simulation: Simulation, withDuration duration: Double, animations: () -> Void,
    completion: @escaping () -> Void, turnAround: @escaping (Double) -> Void
  ) {
    let block = simulation.animate(
      duration: duration.isFinite ? max(0, duration) : 0, animations: animations
    ) { _ in completion() }
    block?.turnAround = turnAround
  }

  /// Ends the animations of this view, which shows at once where its properties stand; what is in it
  /// goes on.
  ///
  /// Completions run when they would have, and are told that the animation did not finish.
  ///
  /// UIKit: `removeAllAnimations()` of `CALayer`, since iOS 2, where completions run at once.
  public final func removeAllAnimations() {
    let mine = simulation.recording.latest.animations.filter { $0.view == id }
    mine.forEach { simulation.endEarly($0.id) }
  }
}
