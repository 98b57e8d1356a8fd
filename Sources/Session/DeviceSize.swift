package import Geometry

/// A size of screen that one meets, with its name.
package struct DeviceSize: Hashable, Sendable {
  package let name: String
  /// In points, without the status bar of old phones.
  package let size: CGSize

  private init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    size = CGSize(width: width, height: height)
  }

  /// Phones, tablets, and parts of a tablet's screen, from small to large.
  package static let all = [
    DeviceSize("iPhone 4", 320, 460),
    DeviceSize("iPhone 5", 320, 548),
    DeviceSize("iPhone SE", 320, 568),
    DeviceSize("iPhone 8", 375, 667),
    DeviceSize("iPhone 11", 414, 896),
    DeviceSize("A third of an iPad", 320, 768),
    DeviceSize("Half an iPad", 507, 768),
    DeviceSize("Two thirds of an iPad", 694, 768),
    DeviceSize("Just narrower than large", 749, 1000),
    DeviceSize("Just large", 750, 1000),
    DeviceSize("iPad", 768, 1024),
    DeviceSize("iPad, lying", 1024, 768),
    DeviceSize("iPad Pro, lying", 1366, 1024),
  ]

  /// As menus and links write it: "320x460".
  package var slug: String { "\(Int(size.width))x\(Int(size.height))" }
}
