/// A point in simulated time, in whole nanoseconds from the start of a run.
///
/// Integers keep sums exact: two delays of 0.2 s end at the same instant as one of 0.4 s.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the start of the run.
  public let nanoseconds: Int64

  /// The start of every run.
  public static let zero = Instant(nanoseconds: 0)

  /// Makes an instant from nanoseconds since the start of the run.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Makes an instant from seconds since the start of the run.
  ///
  /// Non-finite values count as 0; values beyond ±9 billion seconds (285 years) are clamped.
  public init(seconds: Double) {
    let limited = min(max(seconds.isFinite ? seconds : 0, -9e9), 9e9)
    nanoseconds = Int64((limited * 1e9).rounded())
  }

  /// Makes an instant from milliseconds since the start of the run.
  public init(milliseconds: Int) { self.init(seconds: Double(milliseconds) / 1000) }

  /// Seconds since the start of the run.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whole milliseconds since the start of the run, rounded half up, as in traces.
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
