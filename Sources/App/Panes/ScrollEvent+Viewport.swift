import Foundation
import Geometry
import GtkKit

/// What the wheel does to every drawing: with Control it comes closer or goes away, with Shift it moves
/// the drawing to the sides, alone up and down.
extension ScrollEvent {
  /// What one step does to the scale.
  private static let step = 1.15

  /// How much larger it makes the drawing; nil where it moves it.
  var magnification: Double? {
    modifiers.contains(.control) ? pow(Self.step, -delta.y / 60) : nil
  }

  /// How far it moves the drawing.
  var shift: CGPoint {
    let isAside = modifiers.contains(.shift) && delta.x == 0
    return CGPoint(x: isAside ? -delta.y : -delta.x, y: isAside ? 0 : -delta.y)
  }
}
