import Geometry
import Testing

@Suite struct `A timing curve` {
  @Test(arguments: TimingCurve.allCases)
  func `starts at 0, ends at 1 and never decreases`(curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    let steps = (0...100).map { curve.progress(at: Double($0) / 100) }
    for (earlier, later) in zip(steps, steps.dropFirst()) { #expect(earlier <= later) }
  }

  @Test func `that eases in is below half at half time`() {
    #expect(abs(TimingCurve.easeIn.progress(at: 0.5) - 0.3153568) < 1e-6)
    #expect(abs(TimingCurve.easeOut.progress(at: 0.5) - 0.6846432) < 1e-6)
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
  }

  @Test(arguments: TimingCurve.allCases)
  func `reverses from where it was, and ends at the start`(curve: TimingCurve) {
    for time in stride(from: 0.0, through: 1, by: 0.1) {
      let back = curve.reversed(at: time)
      #expect(abs(back.curve.progress(at: back.time) - (1 - curve.progress(at: time))) < 1e-6)
      guard curve != .spring else { continue }
      // The way there, seen backward.
      for share in [0.25, 0.5, 0.75] {
        let earlier = time * (1 - share)
        let later = back.time + (1 - back.time) * share
        let way = 1 - back.curve.progress(at: later)
        #expect(abs(way - curve.progress(at: earlier)) < 1e-6)
      }
    }
  }
}
