// Clamps lengths for the toolkit, which adds 32-bit pixels: frames of views may be any number.

/// Far beyond any screen, and far from overflow.
private let farthest = 1_000_000.0

extension Int32 {
  /// Converts to whole pixels; NaN becomes 0.
  init(pixels length: Double) { self = Int32(length.inPixels.rounded()) }
}

extension Double {
  /// Clamped to the toolkit's range; NaN becomes 0.
  var inPixels: Double { isNaN ? 0 : Swift.min(Swift.max(self, -farthest), farthest) }
}
