/// Simulated time, which advances only on request.
extension Simulation {
  /// Advances simulated time by `seconds`.
  ///
  /// Runs a turn, then every due animation end and timer in time order, each followed by a turn; at
  /// one instant, ends come before timers. Afterwards `now` is exactly `seconds` later. Negative
  /// and non-finite values count as 0.
  public func advance(by seconds: Double) {
    let target = clock.advanced(by: seconds.isFinite ? max(0, seconds) : 0)
    runToRest(until: target)
    clock = target
    settle()
  }

  /// Advances time to `instant`; has no effect if that is in the past.
  public func advance(to instant: Instant) {
    guard instant >= clock else { return }
    advance(by: instant.seconds - clock.seconds)
  }

  /// Advances time until no animations and timers are left.
  ///
  /// If timers keep scheduling timers, it stops after one simulated hour.
  public func finishAnimations() {
    let limit = clock.advanced(by: 3600)
    runToRest(until: limit)
    if agenda.first != nil { hasNoEnd = true }
  }

  private func runToRest(until limit: Instant) {
    asCurrent {
      turn()
      while let next = nextAction(until: limit) { run(next) }
    }
  }

  /// Runs `body` after `seconds` of simulated time; with 0, at the start of the next turn.
  ///
  /// The clock counts nanoseconds; less than half a nanosecond is 0.
  ///
  /// UIKit: `DispatchQueue.main.asyncAfter`, and timers that fire once.
  public func after(_ seconds: Double, do body: @escaping () -> Void) {
    begin()
    guard lasts(seconds) else {
      nextTurnBlocks.append(body)
      return
    }
    schedule(at: clock.advanced(by: seconds), isAnimationEnd: false, body)
  }

  func schedule(at instant: Instant, isAnimationEnd: Bool, _ body: @escaping () -> Void) {
    scheduledCount += 1
    agenda.add(
      ScheduledAction(
        instant: instant, isAnimationEnd: isAnimationEnd, order: scheduledCount, body: body))
  }

  private func nextAction(until limit: Instant) -> ScheduledAction? {
    guard let next = agenda.first, next.instant <= limit else { return nil }
    return agenda.takeFirst()
  }

  private func run(_ action: ScheduledAction) {
    clock = max(clock, action.instant)
    action.body()
    turn()
  }
}

/// An action scheduled for an instant.
struct ScheduledAction: Comparable {
  let instant: Instant
  let isAnimationEnd: Bool
  let order: Int
  let body: () -> Void

  static func < (a: ScheduledAction, b: ScheduledAction) -> Bool {
    if a.instant != b.instant { return a.instant < b.instant }
    if a.isAnimationEnd != b.isAnimationEnd { return a.isAnimationEnd }
    return a.order < b.order
  }

  static func == (a: ScheduledAction, b: ScheduledAction) -> Bool { a.order == b.order }
}
