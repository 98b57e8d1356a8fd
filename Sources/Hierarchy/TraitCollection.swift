/// The environment a controller lives in, as far as layouts depend on it.
///
/// An unspecified field is inherited from above. UIKit: `UITraitCollection`.
public struct TraitCollection: Hashable, Sendable {
  /// Whether there is little or much room in one direction.
  public enum SizeClass: String, Hashable, Sendable, Codable {
    case unspecified, compact, regular
  }

  /// Whether things are dark on light or light on dark.
  public enum InterfaceStyle: String, Hashable, Sendable, Codable {
    case unspecified, light, dark
  }

  /// The room from left to right.
  public var horizontalSizeClass: SizeClass
  /// The room from top to bottom.
  public var verticalSizeClass: SizeClass
  /// Light or dark.
  public var userInterfaceStyle: InterfaceStyle

  /// Traits from their parts, unspecified where left out.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
    userInterfaceStyle: InterfaceStyle = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of a screen of this size in points: 600 and more is regular, as a rule of thumb
  /// between phones and tablets; a phone on its side is compact in height, and in width too
  /// unless it is of the Plus and Max class, 414 points and more wide in portrait.
  ///
  /// Evidence: the table of devices and size classes in Apple's Human Interface Guidelines.
  public init(screenWidth width: Double, height: Double) {
    let isTablet = min(width, height) >= 600
    let isLargePhoneOnItsSide = width >= 736 && height >= 414
    self.init(
      horizontalSizeClass: isTablet || isLargePhoneOnItsSide ? .regular : .compact,
      verticalSizeClass: isTablet || height >= width ? .regular : .compact,
      userInterfaceStyle: .light)
  }

  /// These traits with every specified field of `other` in place of its own.
  public func overlaid(with other: TraitCollection) -> TraitCollection {
    TraitCollection(
      horizontalSizeClass: other.horizontalSizeClass == .unspecified
        ? horizontalSizeClass : other.horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass == .unspecified
        ? verticalSizeClass : other.verticalSizeClass,
      userInterfaceStyle: other.userInterfaceStyle == .unspecified
        ? userInterfaceStyle : other.userInterfaceStyle)
  }

  /// "compact x regular": the size classes, width first.
  package var traceText: String {
    "\(horizontalSizeClass.rawValue) x \(verticalSizeClass.rawValue)"
  }
}

/// The orientation of the interface.
///
/// UIKit: `UIInterfaceOrientation`.
public enum InterfaceOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
