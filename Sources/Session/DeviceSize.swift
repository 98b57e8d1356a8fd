package import Geometry
import Support

/// A common screen size, with its name.
package struct DeviceSize: Hashable, Sendable {
  package let name: String
  /// In points, without the status bar of older iPhones.
  package let size: CGSize

  private init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    size = CGSize(width: width, height: height)
  }

  /// Phones, tablets and Split View sizes, in ascending order.
  package static let all = [
    DeviceSize("iPhone 4", 320, 460),
    DeviceSize("iPhone 5", 320, 548),
    DeviceSize("iPhone SE", 320, 568),
    DeviceSize("iPhone 8", 375, 667),
    DeviceSize("iPhone 11", 414, 896),
    DeviceSize(localized("iPad ⅓ split"), 320, 768),
    DeviceSize(localized("iPad ½ split"), 507, 768),
    DeviceSize(localized("iPad ⅔ split"), 694, 768),
    DeviceSize(localized("1 point below the breakpoint"), 749, 1000),
    DeviceSize(localized("At the breakpoint"), 750, 1000),
    DeviceSize("iPad", 768, 1024),
    DeviceSize(localized("iPad landscape"), 1024, 768),
    DeviceSize(localized("iPad Pro landscape"), 1366, 1024),
  ]

  /// Its id in menus and links: "320x460".
  package var slug: String { "\(Int(clamping: size.width))x\(Int(clamping: size.height))" }

  /// The limits of a resized device, in points.
  private static let possibleSides = 120.0...1600.0

  /// The nearest possible size.
  static func possible(_ size: CGSize) -> CGSize {
    func side(_ length: Double) -> Double {
      length.isFinite
        ? min(max(length.rounded(), possibleSides.lowerBound), possibleSides.upperBound) : 320
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }
}
