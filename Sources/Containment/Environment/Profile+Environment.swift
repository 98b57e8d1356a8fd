/// Differences between the profiles in sizes, traits, rotation and memory.
extension Profile {
  /// Whether sizes, traits and preferred sizes have callbacks, and `show` exists (iOS 8 and later).
  public var hasAdaptivity: Bool { self != .ios5 && self != .ios6 }

  /// Whether controllers receive the three rotation callbacks (until iOS 7).
  public var hasRotationCallbacks: Bool { !hasAdaptivity }

  /// Whether `shouldAutorotate` is called when the device rotates (until iOS 15).
  ///
  /// Evidence: the release notes of iOS 16, cordova-plugin-screen-orientation#100.
  public var asksShouldAutorotate: Bool { self != .ios17 }

  /// Whether controllers receive `traitCollectionDidChange(_:)` on entering their first window (iOS
  /// 8 to 12); later, their initial traits are predicted.
  ///
  /// Evidence: the release notes of iOS 13, 46818941.
  public var announcesTraitsOnEntry: Bool { self == .ios8 }

  /// Whether each controller can override its own traits and observe single ones (iOS 17).
  public var hasTraitOverrides: Bool { self == .ios17 }

  /// Whether a memory warning unloads views that are off screen (until iOS 5).
  public var unloadsViews: Bool { self == .ios5 }

  /// Whether a view can belong to one controller only (iOS 6 and later).
  public var keepsViewsApart: Bool { self != .ios5 }

  /// Whether one property controls the forwarding of both appearance and rotation (iOS 5).
  public var hasOneForwardingSwitch: Bool { self == .ios5 }

  /// Whether views have constraint callbacks (iOS 6 and later).
  public var hasConstraints: Bool { self != .ios5 }
}
