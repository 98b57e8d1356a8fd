/// Transitions between two children.
extension ViewController {
  /// Exchanges the views of two children with an animation and all appearance callbacks.
  ///
  /// The new view is added to the superview of the old one, which is the view that flips or fades.
  /// The caller wraps the call: `addChild` and `willMove(toParent: nil)` before it, `didMove` and
  /// `removeFromParent` in the completion.
  ///
  /// With a duration of 0, the views are exchanged within the call, with all callbacks; the
  /// completion runs at the start of the next turn, as that of `UIView.animate` does.
  ///
  /// If it is cancelled halfway, as in the window's transition inspector, the animation reverses:
  /// both appearances reverse, the new view is removed, and the completion runs with false and
  /// restores the parents.
  ///
  /// Refuses with T1 unless both are children of this controller, T2 if it forwards appearance
  /// callbacks by hand, T3 if the old view has no superview, and like `addSubview(_:)` if the new
  /// view cannot be added there; then the completion never runs.
  ///
  /// UIKit: `transition(from:to:duration:options:animations:completion:)`, since iOS 5.
  public final func transition(
    from old: ViewController?, to new: ViewController?, duration: Double,
    options: AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    for stranger in [old, new] {
      if let stranger, !isCompatriot(stranger, in: "transition") { return }
    }
    simulation.announce(.call(.transition, new?.id), by: id)
    guard let old, let new, old.parent === self, new.parent === self else {
      simulation.report(CommonParent.diagnostic(for: self, from: old, to: new))
      simulation.lints.seeRefusedTransition(by: self, from: old, to: new)
      return
    }
    guard dispatched.shouldAutomaticallyForwardAppearanceMethods else {
      simulation.report(ManualForwarding.diagnostic(for: self))
      return
    }
    guard let host = old.loadedView?.superview else {
      simulation.report(MissingHost.diagnostic(for: self, from: old))
      return
    }
    if new.loadedView?.superview !== host, let refusal = host.refusal(of: new) {
      simulation.report(refusal)
      return
    }
    let duration = duration.isFinite ? max(0, duration) : 0
    let watched = simulation.lints.transitionBegins(by: self, from: old, to: new)
    let isTold = simulation.policy.tellsTransitionsOffWindow || host.window != nil
    if isTold {
      old.begin(appearing: false, animated: duration > 0)
      new.begin(appearing: true, animated: duration > 0)
    }
    let isBroughtIn = new.view.superview !== host
    if isBroughtIn { host.insert(new.view, at: host.subviews.count) }
    // A transition retains all three controllers until its end.
    let pair = TransitionPair(old, new)
    let waits = !simulation.lasts(duration) && !simulation.policy.completesInCallWithoutDuration
    let block = simulation.animate(
      duration: duration, options: options,
      transition: options.transitionStyle.map { (host, $0, old.view, new.view) },
      animations: animations ?? {}
    ) { [self] finished in
      let isReversed = simulation.policy.completionBeforeDidPair
      if !isReversed {
        pair.with { old, new in
          simulation.lints.seeAbsence(of: old, isExchange: true)
          old.loadedView?.leaveSuperview()
          if isTold { for controller in [new, old] { controller.end() } }
        }
      }
      let complete = { [self] in
        simulation.lints.transitionEnds(watched)
        pair.end { old, new in
          simulation.announce(.completion(.transition, finished: finished), by: id)
          completion?(finished)
          guard isReversed else { return }
          old.loadedView?.leaveSuperview()
          if isTold { for controller in [old, new] { controller.end() } }
        }
      }
      // Like the completion of `UIView.animate` without a duration.
      if waits { simulation.after(0, do: complete) } else { complete() }
    }
    // Cancelling equals a container reversing the appearances by hand.
    block?.onTurn = {
      guard isTold else { return }
      pair.new?.begin(appearing: false, animated: true)
      pair.old?.begin(appearing: true, animated: true)
    }
    block?.onReturn = { [self] in
      pair.end { _, new in
        if isBroughtIn { new.loadedView?.leaveSuperview() }
        if isTold { for controller in [new, pair.old].compactMap(\.self) { controller.end() } }
        simulation.lints.transitionEnds(watched)
        simulation.announce(.completion(.transition, finished: false), by: id)
        completion?(false)
      }
    }
  }
}

/// The two controllers of a transition, retained until its end and then released in this order.
///
/// Releases are recorded, so their order must not depend on the compiler's order of captures.
private final class TransitionPair {
  private(set) var old: ViewController?
  private(set) var new: ViewController?

  init(_ old: ViewController, _ new: ViewController) {
    (self.old, self.new) = (old, new)
  }

  /// Calls `body` unless the transition has ended.
  func with(_ body: (_ old: ViewController, _ new: ViewController) -> Void) {
    if let old, let new { body(old, new) }
  }

  /// Calls `body` and releases both, once.
  func end(_ body: (_ old: ViewController, _ new: ViewController) -> Void) {
    defer {
      old = nil
      new = nil
    }
    if let old, let new { body(old, new) }
  }
}
