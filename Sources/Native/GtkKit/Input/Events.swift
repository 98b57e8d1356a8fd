internal import CGtk
package import Geometry

/// The pointer moved, rests or left.
package struct PointerEvent {
  /// Where, in the coordinates of the widget that reports it.
  package let position: CGPoint
  /// The node of the canvas there, if any.
  package let node: NodeWidget?
  package let modifiers: Modifiers
}

/// A button of the pointer went down and up at one place.
package struct ClickEvent {
  package let position: CGPoint
  package let node: NodeWidget?
  package let modifiers: Modifiers
  /// 1 for a click, 2 for a double click.
  package let count: Int
}

/// A movement with a button held.
package struct DragEvent {
  package let phase: Phase
  /// Where the button went down.
  package let start: CGPoint
  /// Where the pointer is.
  package let position: CGPoint
  /// The node the button went down on, if any.
  package let node: NodeWidget?
  /// The node the pointer is above, if any.
  package let below: NodeWidget?
  package let modifiers: Modifiers

  /// How far it came.
  package var offset: CGPoint { CGPoint(x: position.x - start.x, y: position.y - start.y) }
}

/// Two fingers moving apart or together.
package struct PinchEvent {
  package let phase: Phase
  /// The middle of the fingers.
  package let center: CGPoint
  /// How many times the distance they began with.
  package let scale: Double
}

/// How far a gesture has come.
package enum Phase: Sendable {
  case began, changed, ended
  /// Taken away by the system: undo what it did.
  case cancelled
}

/// A wheel turned or fingers slid over a pad.
package struct ScrollEvent {
  /// In pixels, positive to the right and down; a step of a wheel counts 60.
  package let delta: CGPoint
  /// Whether fingers slide over a pad, pixel by pixel; else a wheel turns.
  package let isSliding: Bool
  package let position: CGPoint
  package let modifiers: Modifiers
}

/// A key went down.
package struct KeyEvent {
  package let key: Key
  package let modifiers: Modifiers
  /// The node that has the keyboard, if any.
  package let node: NodeWidget?

  /// Whether it is what a shortcut is written as, as `<Control>question`.
  package func presses(_ shortcut: String) -> Bool {
    var (value, bits) = (UInt32(0), GdkModifierType(0))
    guard gtk_accelerator_parse(shortcut, &value, &bits) != 0, Key(value: value) == key else {
      return false
    }
    let wanted = Modifiers(bits.rawValue)
    // A sign may need Shift to be typed.
    if case .character(let sign) = key, !sign.isLetter, modifiers.subtracting(.shift) == wanted {
      return true
    }
    return modifiers == wanted
  }
}
