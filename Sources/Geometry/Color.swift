/// An sRGB color with opacity; components are 0…1.
///
/// UIKit: `UIColor`, as far as drawing needs it.
public struct Color: Hashable, Sendable, Codable {
  /// The red component, 0…1.
  public var red: Double
  /// The green component, 0…1.
  public var green: Double
  /// The blue component, 0…1.
  public var blue: Double
  /// The opacity, 0…1.
  public var alpha: Double

  /// A color from its components, each 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A gray, 0 black … 1 white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color from 24 bits as in CSS: `Color(hex: 0x2E8B57)`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The color with another opacity, 0…1.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color mixed with `other` by a `fraction`, 0…1.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

/// UIKit's named colors, as far as the demos use them.
extension Color {
  /// Fully transparent.
  public static let clear = Color(white: 0, alpha: 0)
  /// White 0.
  public static let black = Color(white: 0)
  /// White 1/3.
  public static let darkGray = Color(white: 1 / 3)
  /// White 0.5.
  public static let gray = Color(white: 0.5)
  /// White 2/3.
  public static let lightGray = Color(white: 2 / 3)
  /// White 1.
  public static let white = Color(white: 1)
  /// (1, 0, 0).
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// (0, 1, 0).
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// (0, 0, 1).
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// (1, 1, 0).
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// (1, 0.5, 0).
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// (0.5, 0, 0.5).
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
}
