import Geometry
import Testing

@Suite struct `A timing curve` {
  @Test(arguments: TimingCurve.allCases)
  func `starts at 0, ends at 1 and never runs backward`(curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    let steps = (0...100).map { curve.progress(at: Double($0) / 100) }
    for (earlier, later) in zip(steps, steps.dropFirst()) { #expect(earlier <= later) }
  }

  @Test func `that eases in has come less than half the way at half time`() {
    #expect(abs(TimingCurve.easeIn.progress(at: 0.5) - 0.3153568) < 1e-6)
    #expect(abs(TimingCurve.easeOut.progress(at: 0.5) - 0.6846432) < 1e-6)
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
  }
}
