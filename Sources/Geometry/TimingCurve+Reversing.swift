/// Going back the way one came.
extension TimingCurve {
  /// The curve that leads back when the way is turned around after a fraction of its time, 0…1, and
  /// the fraction of its own time that is behind it then, so that nothing jumps.
  ///
  /// The way back is the way there seen backward: what began slowly ends slowly. A spring has no such
  /// opposite; it swings back by itself, from as far as it has come.
  public func reversed(at time: Double) -> (curve: TimingCurve, time: Double) {
    let time = min(max(time, 0), 1)
    return switch self {
    case .linear, .easeInOut: (self, 1 - time)
    case .easeIn: (.easeOut, 1 - time)
    case .easeOut: (.easeIn, 1 - time)
    case .spring: (.spring, self.time(at: 1 - progress(at: time)))
    }
  }

  /// When it has come so far; bisection, as no curve ever goes back.
  private func time(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
