internal import CGtk
package import Geometry

/// The pointer moved, rested or left.
package struct PointerEvent {
  /// The position, in the reporting widget's coordinates.
  package let position: CGPoint
  /// The canvas node there, if any.
  package let node: NodeWidget?
  package let modifiers: Modifiers
}

/// A button was pressed and released at one position.
package struct ClickEvent {
  package let position: CGPoint
  package let node: NodeWidget?
  package let modifiers: Modifiers
  /// 1 for a click, 2 for a double click.
  package let count: Int
}

/// A drag with a button pressed.
package struct DragEvent {
  package let phase: Phase
  /// The position of the press.
  package let start: CGPoint
  /// The pointer's position.
  package let position: CGPoint
  /// The node at the press, if any.
  package let node: NodeWidget?
  /// The node below the pointer, if any.
  package let below: NodeWidget?
  package let modifiers: Modifiers

  /// The distance from the press.
  package var offset: CGPoint { CGPoint(x: position.x - start.x, y: position.y - start.y) }
}

/// A pinch with two fingers.
package struct PinchEvent {
  package let phase: Phase
  /// The center of the fingers.
  package let center: CGPoint
  /// The distance relative to the start.
  package let scale: Double
}

/// The phase of a gesture.
package enum Phase: Sendable {
  case began, changed, ended
  /// Cancelled by the system: revert the gesture's effect.
  case cancelled
}

/// A wheel or touchpad scroll.
package struct ScrollEvent {
  /// In pixels, positive to the right and down; a wheel step is 60.
  package let delta: CGPoint
  /// Whether it is a smooth touchpad scroll rather than a wheel step.
  package let isSliding: Bool
  package let position: CGPoint
  package let modifiers: Modifiers
}

/// A key press.
package struct KeyEvent {
  package let key: Key
  package let modifiers: Modifiers
  /// The focused node, if any.
  package let node: NodeWidget?

  /// Whether it matches a shortcut, as `<Control>question`.
  package func presses(_ shortcut: String) -> Bool {
    var (value, bits) = (UInt32(0), GdkModifierType(0))
    guard gtk_accelerator_parse(shortcut, &value, &bits) != 0, Key(value: value) == key else {
      return false
    }
    let wanted = Modifiers(bits.rawValue)
    // A symbol may require Shift.
    if case .character(let sign) = key, !sign.isLetter, modifiers.subtracting(.shift) == wanted {
      return true
    }
    return modifiers == wanted
  }
}
