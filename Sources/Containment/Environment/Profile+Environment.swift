/// Differences between the eras in sizes, traits, rotation and memory.
extension Profile {
  /// Whether sizes, traits and preferred sizes are told, and `show` exists (iOS 8 and later).
  public var hasAdaptivity: Bool { self != .ios5 && self != .ios6 }

  /// Whether controllers receive rotations by the old trio of callbacks (until iOS 7).
  public var hasRotationCallbacks: Bool { !hasAdaptivity }

  /// Whether `shouldAutorotate` is asked when the device turns (until iOS 15).
  ///
  /// Evidence: the release notes of iOS 16, cordova-plugin-screen-orientation#100.
  public var asksShouldAutorotate: Bool { self != .ios17 }

  /// Whether controllers receive `traitCollectionDidChange(_:)` when they first come into a window
  /// (iOS 8 to 12); later their traits are predicted when they are made.
  ///
  /// Evidence: the release notes of iOS 13, 46818941.
  public var announcesTraitsOnEntry: Bool { self == .ios8 }

  /// Whether each controller can override its own traits and watch single ones (iOS 17).
  public var hasTraitOverrides: Bool { self == .ios17 }

  /// Whether a memory warning throws views away that are not on screen (until iOS 5).
  public var unloadsViews: Bool { self == .ios5 }

  /// Whether a view can belong to one controller only (iOS 6 and later).
  public var keepsViewsApart: Bool { self != .ios5 }

  /// Whether one switch stands for the forwarding of appearance and rotation (iOS 5).
  public var hasOneForwardingSwitch: Bool { self == .ios5 }

  /// Whether views are asked for their constraints (iOS 6 and later).
  public var hasConstraints: Bool { self != .ios5 }
}
