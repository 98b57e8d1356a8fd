/// The interval between snapshots.
///
/// Full snapshots take at most a tenth of the program's time while the interval is within a limit,
/// and at most a third. The interval grows while nothing changes. Reported changes alone are read
/// soon.
struct LookingPace {
  /// The retry interval for an unresponsive program.
  static let silence = Duration.seconds(1)
  /// The most accessibles of a small program, which is read often enough that nothing visible for a
  /// second is missed.
  static let smallCount = 1_000

  private static let shortest = Duration.milliseconds(150)
  private static let longestOfSmall = Duration.milliseconds(600)
  private static let longestOfLarge = Duration.seconds(10)
  /// The longest interval caused by inactivity alone.
  private static let calmest = Duration.seconds(2)
  /// The time to collect simultaneous changes.
  private static let moment = Duration.milliseconds(100)
  private static let longestNews = Duration.milliseconds(500)
  /// The ratio of waiting to reading time.
  private static let share = 9
  /// The ratio when limited by the longest interval.
  private static let greatestShare = 2

  private var cost = Duration.zero
  private var lastCost: Duration?
  private var calm = 0
  private var isSmall = true
  private var newsCost = Duration.zero

  /// Notes the cost and size of a full snapshot.
  mutating func looked(for cost: Duration, nodes: Int, isNew: Bool) {
    // Ignore a single outlier.
    self.cost = lastCost.map { min($0, cost) } ?? cost
    lastCost = cost
    isSmall = nodes <= Self.smallCount
    calm = isNew ? 0 : calm + 1
  }

  /// Notes the cost of reading changes.
  mutating func lookedAtNews(for cost: Duration) { newsCost = cost }

  /// Notes whether they changed anything.
  mutating func tookNews(isNew: Bool) {
    if isNew { calm = 0 }
  }

  /// Records an event without a place.
  mutating func hinted() { calm = 0 }

  /// The interval before the next full snapshot.
  var interval: Duration {
    let least = max(Self.shortest, cost * Self.share)
    let grown = max(least, min(least * (1 << min(calm, 4)), Self.calmest))
    let bound = isSmall ? Self.longestOfSmall : Self.longestOfLarge
    return min(grown, max(bound, cost * Self.greatestShare))
  }

  /// The interval before reading reported changes, given the time since the last such reading.
  ///
  /// It counts from reading to reading: after a pause, a change is read once simultaneous ones have
  /// been reported. For a small program the delay is at most half a second, whatever the last
  /// reading cost.
  func newsInterval(after last: Duration) -> Duration {
    let bound =
      isSmall ? Self.longestNews : max(Self.longestNews, newsCost * Self.greatestShare)
    return max(Self.moment, min(newsCost * Self.share, bound) - last)
  }
}
