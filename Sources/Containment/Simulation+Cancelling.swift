import Geometry
import Hierarchy

/// A container whose interactive transitions can be cancelled.
///
/// An addition to UIKit; simulates `cancelInteractiveTransition()`.
package protocol TransitionCanceller: ViewController {
  /// Cancels the interactive transition; returns whether there was one.
  ///
  /// An addition to UIKit.
  func cancelTransitionUnderFinger() -> Bool
}

/// Cancelling running transitions.
extension Simulation {
  /// Reverses the transition of an animation or, for nil, the interactive transition.
  ///
  /// Views move back in the time elapsed so far, as with a reversed `UIViewPropertyAnimator`.
  /// Appearing controllers disappear and vice versa; the completion runs with false. Stock
  /// containers restore their controllers as after a cancelled interactive pop.
  ///
  /// - Returns: Whether there was a transition.
  @discardableResult
  package func cancelTransition(ofAnimation animation: Int32?) -> Bool {
    guard let animation else { return cancelUnderFinger() }
    guard let block = blocksUnderWay.first(where: { $0.started.contains(animation) }) else {
      return false
    }
    turnAround(block)
    return true
  }

  private func cancelUnderFinger() -> Bool {
    for state in recording.latest.controllers.values {
      guard let controller = controller(state.id) else { continue }
      if (controller as? any TransitionCanceller)?.cancelTransitionUnderFinger() == true {
        return true
      }
      if let dismissal = controller.modal.transition as? Dismissing, dismissal.isHeld {
        controller.interactiveDismissal.cancel()
        return true
      }
    }
    return false
  }

  private func turnAround(_ block: AnimationBlock) {
    guard let completion = block.take() else { return }
    blocksUnderWay.removeAll { $0 === block }
    let fraction = block.fraction(at: clock)
    let running = recording.latest.animations.filter { block.started.contains($0.id) }
    for id in block.started where animationsEndedEarly.remove(id) == nil {
      note(.animationEnded(id))
    }
    lints.seeEnd(of: block.started, in: self)
    if let turnAround = block.turnAround {
      block.forget()
      return turnAround(block.curve.progress(at: fraction))
    }
    block.onTurn?()
    let (way, end) = goBack(block, running, from: fraction)
    guard lasts(end) else { return finishReturn(of: block, way, completion) }
    schedule(at: clock.advanced(by: end), isAnimationEnd: true) { [unowned self] in
      finishReturn(of: block, way, completion)
    }
  }

  /// Starts the reverse animations; returns them and the seconds until they end.
  private func goBack(
    _ block: AnimationBlock, _ running: [AnimationState], from fraction: Double
  ) -> (animations: [Int32], end: Double) {
    let (curve, passed) = block.curve.reversed(at: fraction)
    let begin = clock.advanced(by: -passed * block.duration)
    let end = (1 - passed) * block.duration
    var way: [Int32] = []
    withoutAnimation {
      for animation in running {
        guard let motion = animation.motion.reversed, let view = view(animation.view) else {
          continue
        }
        if case .property(let now, let before) = motion {
          guard view.stands(at: now) else { continue }
          view.take(before)
        }
        lastAnimationID += 1
        way.append(lastAnimationID)
        note(
          .animationBegan(
            AnimationState(
              id: lastAnimationID, view: animation.view, motion: motion, begin: begin,
              duration: block.duration, curve: curve)))
      }
    }
    return (way, end)
  }

  private func finishReturn(
    of block: AnimationBlock, _ way: [Int32], _ completion: (Bool) -> Void
  ) {
    for id in way where animationsEndedEarly.remove(id) == nil { note(.animationEnded(id)) }
    let onReturn = block.onReturn
    block.forget()
    if let onReturn { onReturn() } else { completion(false) }
  }
}

extension AnimationState.Motion {
  /// The reverse motion.
  fileprivate var reversed: Self? {
    switch self {
    case .property(let from, let to): .property(from: to, to: from)
    case .transition(let style, let from, let to): .transition(style.opposite, from: to, to: from)
    }
  }
}

extension TransitionStyle {
  /// The style that looks like this one in reverse.
  fileprivate var opposite: TransitionStyle {
    switch self {
    case .flipFromLeft: .flipFromRight
    case .flipFromRight: .flipFromLeft
    case .flipFromTop: .flipFromBottom
    case .flipFromBottom: .flipFromTop
    case .curlUp: .curlDown
    case .curlDown: .curlUp
    case .crossDissolve: .crossDissolve
    }
  }
}

extension View {
  /// Whether a property has this value.
  fileprivate func stands(at property: ViewProperty) -> Bool {
    switch property {
    case .bounds(let value): bounds == value
    case .center(let value): center == value
    case .transform(let value): transform == value
    case .alpha(let value): alpha == value
    case .cornerRadius(let value): cornerRadius == value
    case .backgroundColor(let value): backgroundColor == value
    case .content(let value): content == value
    case .isHidden, .clipsToBounds, .shadow: false
    }
  }

  /// Sets an animatable property.
  fileprivate func take(_ property: ViewProperty) {
    switch property {
    case .bounds(let value): bounds = value
    case .center(let value): center = value
    case .transform(let value): transform = value
    case .alpha(let value): alpha = value
    case .cornerRadius(let value): cornerRadius = value
    case .backgroundColor(let value): backgroundColor = value
    case .content(let value): content = value
    case .isHidden, .clipsToBounds, .shadow: break
    }
  }
}
