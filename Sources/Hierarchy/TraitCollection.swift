/// The traits of a controller on which layouts depend.
///
/// An unspecified field is inherited from above. UIKit: `UITraitCollection`.
public struct TraitCollection: Hashable, Sendable {
  /// The amount of space in one dimension.
  public enum SizeClass: String, Hashable, Sendable, Codable {
    case unspecified, compact, regular
  }

  /// The light or dark appearance.
  public enum InterfaceStyle: String, Hashable, Sendable, Codable {
    case unspecified, light, dark
  }

  /// The horizontal size class.
  public var horizontalSizeClass: SizeClass
  /// The vertical size class.
  public var verticalSizeClass: SizeClass
  /// Light or dark mode.
  public var userInterfaceStyle: InterfaceStyle

  /// Makes traits from their parts; omitted ones are unspecified.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
    userInterfaceStyle: InterfaceStyle = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Makes the traits of a screen of this size in points.
  ///
  /// As a rule of thumb, a screen with a shorter side of at least 600 points is a tablet and
  /// regular in both dimensions. A phone in portrait is compact in width; in landscape it is
  /// compact in height, and in width too unless it is a Plus or Max model, at least 414 points wide
  /// in portrait.
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

  /// These traits, overridden by every specified field of `other`.
  public func overlaid(with other: TraitCollection) -> TraitCollection {
    TraitCollection(
      horizontalSizeClass: other.horizontalSizeClass == .unspecified
        ? horizontalSizeClass : other.horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass == .unspecified
        ? verticalSizeClass : other.verticalSizeClass,
      userInterfaceStyle: other.userInterfaceStyle == .unspecified
        ? userInterfaceStyle : other.userInterfaceStyle)
  }

  /// The size classes, width first, such as "compact x regular".
  package var traceText: String {
    "\(horizontalSizeClass.rawValue) x \(verticalSizeClass.rawValue)"
  }
}

/// The orientation of the interface.
///
/// UIKit: `UIInterfaceOrientation`.
public enum InterfaceOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
