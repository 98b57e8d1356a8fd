import Hierarchy
import TestSupport
import Testing

/// Simulated time is counted in whole nanoseconds.
@Suite struct `An instant` {
  @Test(arguments: [UInt64](1...4))
  func `is the same however the duration is divided`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let steps = (0...random.number(below: 20)).map { _ in random.number(below: 5_000) }
      let total = steps.reduce(Instant.zero) { $0.advanced(by: Double($1) / 1000) }
      #expect(total == Instant(milliseconds: steps.reduce(0, +)))
      #expect(total.milliseconds == steps.reduce(0, +))
    }
  }

  @Test func `prints whole milliseconds, halves rounded up`() {
    let nanoseconds: [Int64] = [
      0, 499_999, 500_000, 1_499_999, 1_500_000, -500_000, -500_001, -1_500_000,
    ]
    let printed = nanoseconds.map { Instant(nanoseconds: $0).milliseconds }
    #expect(printed == [0, 0, 1, 1, 2, 0, -1, -1])
  }

  @Test func `takes any number of seconds`() {
    #expect(Instant(seconds: .nan) == .zero)
    #expect(Instant(seconds: .infinity) == .zero)
    #expect(Instant(seconds: 1e300) == Instant(seconds: 9e9))
    let far = Instant(seconds: 9e9).advanced(by: 9e9)
    #expect(far.nanoseconds == .max)
    #expect(far.milliseconds == 9_223_372_036_855)
    #expect(Instant(nanoseconds: .min).advanced(by: -1).nanoseconds == .min)
    #expect(Instant(nanoseconds: .min).milliseconds == -9_223_372_036_855)
  }
}
