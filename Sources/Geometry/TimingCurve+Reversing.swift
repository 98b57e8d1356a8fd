/// Reversing an animation.
extension TimingCurve {
  /// The curve for the way back if the animation is reversed after a fraction of its time, 0…1, and
  /// the fraction of the curve's own time to start at, so that the position is continuous.
  ///
  /// The way back mirrors the way there: an ease-in becomes an ease-out. A spring has no mirror
  /// image; it restarts as a spring from the current position.
  public func reversed(at time: Double) -> (curve: TimingCurve, time: Double) {
    let time = min(max(time, 0), 1)
    return switch self {
    case .linear, .easeInOut: (self, 1 - time)
    case .easeIn: (.easeOut, 1 - time)
    case .easeOut: (.easeIn, 1 - time)
    case .spring: (.spring, self.time(at: 1 - progress(at: time)))
    }
  }

  /// The time at which the progress is reached, by bisection, as all curves are monotonic.
  private func time(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
