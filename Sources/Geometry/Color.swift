/// A colour in sRGB with opacity, each part 0…1.
///
/// UIKit: `UIColor`, as far as pictures need it.
public struct Color: Hashable, Sendable, Codable {
  /// How red, 0…1.
  public var red: Double
  /// How green, 0…1.
  public var green: Double
  /// How blue, 0…1.
  public var blue: Double
  /// How opaque, 0…1.
  public var alpha: Double

  /// A colour from its parts, each 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A grey, 0 black … 1 white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from 24 bits as written in CSS: `Color(hex: 0x2E8B57)`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The same colour with another opacity, 0…1.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour a `fraction`, 0…1, of the way to `other`.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

/// UIKit's named colours, as far as the systems use them.
extension Color {
  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)
  /// 0.
  public static let black = Color(white: 0)
  /// A third of white.
  public static let darkGray = Color(white: 1 / 3)
  /// Half of white.
  public static let gray = Color(white: 0.5)
  /// Two thirds of white.
  public static let lightGray = Color(white: 2 / 3)
  /// 1.
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
