/// A point in simulated time, counted in whole nanoseconds from the start of a run.
///
/// Whole numbers make sums exact: two delays of 0.2 s end in the very instant of one of 0.4 s.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the run began.
  public let nanoseconds: Int64

  /// The beginning of every run.
  public static let zero = Instant(nanoseconds: 0)

  /// An instant from nanoseconds since the run began.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// An instant from seconds since the run began.
  ///
  /// Values that are not finite count as 0, values beyond 292 years as 292 years.
  public init(seconds: Double) {
    let limited = min(max(seconds.isFinite ? seconds : 0, -9e9), 9e9)
    nanoseconds = Int64((limited * 1e9).rounded())
  }

  /// An instant from milliseconds since the run began.
  public init(milliseconds: Int) { self.init(seconds: Double(milliseconds) / 1000) }

  /// Seconds since the run began.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whole milliseconds since the run began, halves rounded up, as traces print them.
  public var milliseconds: Int {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    if rest >= 500_000 { return Int(whole) + 1 }
    return rest < -500_000 ? Int(whole) - 1 : Int(whole)
  }

  /// The instant `seconds` later.
  public func advanced(by seconds: Double) -> Instant {
    let step = Instant(seconds: seconds).nanoseconds
    let (sum, overflow) = nanoseconds.addingReportingOverflow(step)
    guard overflow else { return Instant(nanoseconds: sum) }
    return Instant(nanoseconds: step < 0 ? .min : .max)
  }

  /// Earlier comes first.
  public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }
}
