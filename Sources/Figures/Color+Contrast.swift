package import Geometry

/// Color contrast by WCAG 2.
extension Color {
  /// The relative luminance, 0…1.
  package var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio with another opaque color, 1…21.
  package func contrast(with other: Color) -> Double {
    let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// White or near black, whichever has more contrast.
  var readableText: Color {
    let dark = Color(hex: 0x1B1E21)
    return contrast(with: dark) >= contrast(with: .white) ? dark : .white
  }
}
