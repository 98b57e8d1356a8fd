/// What the eras know about sizes, traits, turning and memory.
extension Profile {
  /// Whether sizes, traits and preferred sizes are told, and `show` exists (iOS 8 and later).
  public var hasAdaptivity: Bool { self != .ios5 && self != .ios6 }

  /// Whether controllers hear of rotations by the old trio of callbacks (until iOS 7).
  public var hasRotationCallbacks: Bool { !hasAdaptivity }

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
