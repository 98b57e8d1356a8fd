/// The pace of an animation: its progress as a function of time.
///
/// Four curves are UIKit's (`UIView.AnimationOptions.curve…`): cubic Béziers from (0, 0) to (1, 1)
/// as defined by Core Animation; the fifth is a critically damped spring.
public enum TimingCurve: String, Hashable, Sendable, Codable, CaseIterable {
  /// Starts and ends slowly; UIKit's default.
  case easeInOut
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// Constant speed.
  case linear
  /// A spring without overshoot.
  case spring

  /// The progress, 0…1, at the fraction `time`, 0…1, of the duration.
  ///
  /// Times outside 0…1 are clamped. Exact at both ends.
  public func progress(at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    guard self != .linear, time > 0, time < 1 else { return time }
    guard self != .spring else { return Self.spring(time) / Self.spring(1) }
    let (c1, c2) = controlPoints
    let parameter = Self.parameter(forX: time, c1.x, c2.x)
    return Self.bezier(parameter, c1.y, c2.y)
  }

  private var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear, .spring: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }

  /// A critically damped spring, 1 - (1 + ωt)·e^(-ωt); with ω = 9 it has covered 99.9 % at 1.
  private static func spring(_ time: Double) -> Double {
    1 - (1 + 9 * time) * exp(-9 * time)
  }

  /// A coordinate of the Bézier curve from 0 to 1.
  private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  /// Bisection: x(t) is monotonic, and 50 halvings reach the last bit.
  private static func parameter(forX x: Double, _ a: Double, _ b: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(middle, a, b) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
