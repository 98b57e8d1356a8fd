internal import CGtk

/// A key by meaning, independent of keyboard layout.
package enum Key: Hashable, Sendable {
  case left, right, up, down, home, end, pageUp, pageDown
  case `return`, space, escape, tab, backspace, delete
  case f1, f10, menu
  /// A lowercase letter, digit or symbol, as `+`.
  case character(Character)
  /// Any other key, by GDK keyval.
  case other(UInt32)

  /// Converts a GDK keyval; the keypad maps to the keys it duplicates.
  init(value: UInt32) {
    self = Self.named[Int32(bitPattern: value)] ?? Self.spelled(value)
  }

  private static func spelled(_ value: UInt32) -> Key {
    let code = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
    guard code > 32, let scalar = Unicode.Scalar(code) else { return .other(value) }
    return .character(Character(scalar))
  }

  private static let named: [Int32: Key] = [
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
    GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
    GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return,
    GDK_KEY_space: .space, GDK_KEY_KP_Space: .space, GDK_KEY_Escape: .escape,
    GDK_KEY_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab,
    GDK_KEY_BackSpace: .backspace, GDK_KEY_Delete: .delete, GDK_KEY_KP_Delete: .delete,
    GDK_KEY_F1: .f1, GDK_KEY_F10: .f10, GDK_KEY_Menu: .menu,
  ]
}

/// Modifier keys.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let control = Modifiers(rawValue: 2)
  package static let alt = Modifiers(rawValue: 4)
  package static let `super` = Modifiers(rawValue: 8)

  /// Whether a GDK keyval is a modifier.
  static func isModifier(_ value: UInt32) -> Bool {
    (GDK_KEY_Shift_L...GDK_KEY_Hyper_R).contains(Int32(bitPattern: value))
      || value == UInt32(GDK_KEY_ISO_Level3_Shift)
  }

  /// Converts GDK's modifiers, ignoring buttons and locks.
  init(_ native: UInt32) {
    let pairs: [(GdkModifierType, Modifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alt),
      (GDK_SUPER_MASK, .super),
    ]
    self = pairs.reduce(into: []) { held, pair in
      if native & pair.0.rawValue != 0 { held.insert(pair.1) }
    }
  }
}
