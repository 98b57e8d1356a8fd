/// How long to wait between two looks at a program.
///
/// Looking at all of it takes at most a tenth of the program's time, as long as the wait stays within
/// a bound, and a third in any case. While nothing happens the waits grow. Where the
/// program tells of a change, that place alone is looked at soon.
struct LookingPace {
  /// The wait until one that gives no answer is asked again.
  static let silence = Duration.seconds(1)
  /// A program of so many accessibles at most is looked at so often that nothing that is on the screen
  /// for a second is missed.
  static let smallCount = 1_000

  private static let shortest = Duration.milliseconds(150)
  private static let longestOfSmall = Duration.milliseconds(600)
  private static let longestOfLarge = Duration.seconds(10)
  /// As long a wait as calm alone makes.
  private static let calmest = Duration.seconds(2)
  /// As long as what changes together takes to be told.
  private static let moment = Duration.milliseconds(100)
  private static let longestNews = Duration.milliseconds(500)
  /// How much of the program's time may be taken, as one of so many parts.
  private static let share = 9
  /// How much where a bound on the wait would have more taken.
  private static let greatestShare = 2

  private var cost = Duration.zero
  private var lastCost: Duration?
  private var calm = 0
  private var isSmall = true
  private var newsCost = Duration.zero

  /// Takes note of a look at all of it that cost so much and found so many accessibles.
  mutating func looked(for cost: Duration, nodes: Int, isNew: Bool) {
    // One hiccup of the program, or of ours, says nothing of what looking costs.
    self.cost = lastCost.map { min($0, cost) } ?? cost
    lastCost = cost
    isSmall = nodes <= Self.smallCount
    calm = isNew ? 0 : calm + 1
  }

  /// Takes note of a look at what changed that cost so much.
  mutating func lookedAtNews(for cost: Duration) { newsCost = cost }

  /// Takes note of what that look has seen.
  mutating func tookNews(isNew: Bool) {
    if isNew { calm = 0 }
  }

  /// Records an event without a place.
  mutating func hinted() { calm = 0 }

  /// The wait before the next look at all of it.
  var interval: Duration {
    let least = max(Self.shortest, cost * Self.share)
    let grown = max(least, min(least * (1 << min(calm, 4)), Self.calmest))
    let bound = isSmall ? Self.longestOfSmall : Self.longestOfLarge
    return min(grown, max(bound, cost * Self.greatestShare))
  }

  /// The wait before a look at what the program says has changed, when the last such look ended so
  /// long ago.
  ///
  /// The waits are between looks: what changes after a calm is looked at as soon as others that change
  /// with it have had a moment to be told. Of a small program no look is put off for longer than half a
  /// second, whatever the last one cost.
  func newsInterval(after last: Duration) -> Duration {
    let bound =
      isSmall ? Self.longestNews : max(Self.longestNews, newsCost * Self.greatestShare)
    return max(Self.moment, min(newsCost * Self.share, bound) - last)
  }
}
