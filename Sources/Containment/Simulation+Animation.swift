/// Animations as values: created immediately, evaluated later, ended by the clock.
extension Simulation {
  /// Runs `animations`, animating every change of an animatable property.
  ///
  /// With a duration of 0, everything including the completion runs immediately, and the result is
  /// nil.
  @discardableResult
  func animate(
    duration: Double, delay: Double = 0, options: AnimationOptions = [],
    transition: (host: View, style: TransitionStyle, from: View, to: View)? = nil,
    animations: () -> Void, completion: @escaping (Bool) -> Void
  ) -> AnimationBlock? {
    guard lasts(duration + delay) else {
      animations()
      completion(true)
      return nil
    }
    let begin = clock.advanced(by: delay)
    animationContexts.append(
      AnimationContext(begin: begin, duration: duration, curve: options.curve))
    if let transition, duration > 0 {
      startAnimation(
        of: transition.host,
        .transition(transition.style, from: transition.from.id, to: transition.to.id))
    }
    animations()
    let started = animationContexts.removeLast().started
    let block = AnimationBlock(
      started, begin: begin, duration: duration, curve: options.curve, completion: completion)
    if !started.isEmpty { blocksUnderWay.append(block) }
    schedule(at: begin.advanced(by: duration), isAnimationEnd: true) { [unowned self] in
      end(block)
    }
    return block
  }

  /// Ends a block at its scheduled end, unless it was reversed before.
  private func end(_ block: AnimationBlock) {
    guard let completion = block.completion else { return }
    blocksUnderWay.removeAll { $0 === block }
    let whole = block.started.filter { animationsEndedEarly.remove($0) == nil }
    for id in whole { note(.animationEnded(id)) }
    lints.seeEnd(of: block.started, in: self)
    completion(whole.count == block.started.count)
  }

  /// Ends a running animation early.
  func endEarly(_ animation: Int32) {
    if animationsEndedEarly.insert(animation).inserted { note(.animationEnded(animation)) }
  }

  /// Whether a duration is at least a nanosecond, so that it advances the clock.
  func lasts(_ seconds: Double) -> Bool { clock.advanced(by: seconds) > clock }

  /// Whether a change made now is animated.
  var isAnimating: Bool { (animationContexts.last?.duration ?? 0) > 0 }

  /// Starts an animation in the innermost context.
  func startAnimation(of view: View, _ motion: AnimationState.Motion) {
    guard let context = animationContexts.last else { return }
    lastAnimationID += 1
    animationContexts[animationContexts.count - 1].started.append(lastAnimationID)
    note(
      .animationBegan(
        AnimationState(
          id: lastAnimationID, view: view.id, motion: motion, begin: context.begin,
          duration: context.duration, curve: context.curve)))
    lints.see(motion, of: view, number: lastAnimationID)
  }
}

/// An enclosing animation block.
struct AnimationContext {
  let begin: Instant
  let duration: Double
  let curve: TimingCurve
  /// The animations started inside it.
  var started: [Int32] = []
}
