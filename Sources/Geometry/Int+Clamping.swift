/// Lengths and times as whole numbers, whatever they are.
extension Int {
  /// The whole part of a number; the nearest there is where no whole number is so large, and 0 for
  /// what is no number.
  package init(clamping number: some BinaryFloatingPoint) {
    guard let whole = Int(exactly: number.rounded(.towardZero)) else {
      self = number.isNaN ? 0 : number < 0 ? .min : .max
      return
    }
    self = whole
  }
}
