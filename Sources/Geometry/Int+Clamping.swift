/// Safe conversions to integers.
extension Int {
  /// The integer part of a number, clamped to the range of `Int`; 0 for NaN.
  package init(clamping number: some BinaryFloatingPoint) {
    guard let whole = Int(exactly: number.rounded(.towardZero)) else {
      self = number.isNaN ? 0 : number < 0 ? .min : .max
      return
    }
    self = whole
  }
}
