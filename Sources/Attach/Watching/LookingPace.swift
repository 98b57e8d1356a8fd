/// How long to wait between two looks at a program.
///
/// A look costs the program as much time as it takes, so looking takes at most a tenth of it. While
/// nothing happens the waits grow; an event there makes the next one short again.
struct LookingPace {
  /// The wait until one that gives no answer is asked again.
  static let silence = Duration.seconds(1)

  private static let shortest = Duration.milliseconds(150)
  private static let longest = Duration.seconds(2)
  /// How much of the program's time may be taken, as one of so many parts.
  private static let share = 9

  private var cost = Duration.zero
  private var lastDuration: Duration?
  private var calm = 0

  /// Takes note of a look that took so long.
  mutating func looked(for duration: Duration, isNew: Bool) {
    // One hiccup of the program, or of ours, says nothing of what looking costs.
    cost = lastDuration.map { min($0, duration) } ?? duration
    lastDuration = duration
    calm = isNew ? 0 : calm + 1
  }

  /// The wait before the next look.
  var interval: Duration {
    let least = max(Self.shortest, cost * Self.share)
    let grown = least * (1 << min(calm, 4))
    return max(least, min(grown, Self.longest))
  }

  /// Whether an event shortens the wait.
  mutating func takesHint() -> Bool {
    guard calm > 0 else { return false }
    calm = 0
    return true
  }
}
