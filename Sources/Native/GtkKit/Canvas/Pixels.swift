// Lengths as the toolkit takes them: it counts pixels in 32 bits and adds to them, while frames of views
// may be any numbers.

/// Far beyond any screen, and far below what overflows.
private let farthest = 1_000_000.0

extension Int32 {
  /// A whole number of pixels; 0 for what is no number.
  init(pixels length: Double) { self = Int32(length.inPixels.rounded()) }
}

extension Double {
  /// A place or a length that the toolkit can take; 0 for what is no number.
  var inPixels: Double { isNaN ? 0 : Swift.min(Swift.max(self, -farthest), farthest) }
}
