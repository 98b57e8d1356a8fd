import Geometry
import TestSupport
import Testing

/// What rectangles share, for any numbers.
@Suite struct `The intersection of two rectangles` {
  private let numbers: [Double] = [
    0, 1, -3, 40, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
  ]

  @Test func `exists for any numbers`() {
    var generator = SeededGenerator(seed: 11)
    func number() -> Double { numbers[generator.number(below: numbers.count)] }
    func rectangle() -> CGRect {
      CGRect(x: number(), y: number(), width: number(), height: number())
    }
    for _ in 0..<20_000 {
      let (one, other) = (rectangle(), rectangle())
      #expect(one.overlaps(other) == !one.overlap(with: other).isNull)
      _ = one.extended(to: other)
    }
  }

  @Test func `is Foundation's for common numbers`() {
    var generator = SeededGenerator(seed: 12)
    func rectangle() -> CGRect {
      func side() -> Double { Double(generator.number(below: 40)) - 8 }
      return CGRect(x: side(), y: side(), width: side(), height: side())
    }
    for _ in 0..<2_000 {
      let (one, other) = (rectangle(), rectangle())
      #expect(one.overlap(with: other) == one.intersection(other))
      #expect(one.overlaps(other) == one.intersects(other))
      #expect(one.extended(to: other) == one.union(other))
    }
  }
}
