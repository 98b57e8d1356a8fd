import Foundation
import Geometry
import GtkKit

/// The wheel's effect on every drawing: it scrolls, horizontally with Shift, and zooms with
/// Control.
extension ScrollEvent {
  /// The zoom factor per step.
  private static let step = 1.15

  /// The zoom factor; nil if the event scrolls.
  var magnification: Double? {
    modifiers.contains(.control) ? pow(Self.step, -delta.y / 60) : nil
  }

  /// The scroll distance.
  var shift: CGPoint {
    let isAside = modifiers.contains(.shift) && delta.x == 0
    return CGPoint(x: isAside ? -delta.y : -delta.x, y: isAside ? 0 : -delta.y)
  }
}
