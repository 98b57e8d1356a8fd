import Geometry

/// Formatting sizes.
extension CGSize {
  /// In whole points, such as "320 × 460".
  var wholeText: String {
    "\(Int(clamping: width.rounded())) × \(Int(clamping: height.rounded()))"
  }
}
