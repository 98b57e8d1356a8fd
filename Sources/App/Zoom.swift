import Session
import Support

/// Coming closer to a drawing, going away from it, and seeing all of it.
enum Zoom: String, CaseIterable {
  case closer, farther, whole

  /// The words of its menu item.
  var title: String {
    switch self {
    case .closer: localized("Zoom In")
    case .farther: localized("Zoom Out")
    case .whole: localized("Zoom to Fit")
    }
  }

  /// How much larger it makes a drawing by steps of this size; nil where that goes by its room.
  func factor(_ step: Double = Viewport.step) -> Double? {
    switch self {
    case .closer: step
    case .farther: 1 / step
    case .whole: nil
    }
  }

  /// The action that does it to the stage, by its raw value.
  static let ofStage = "zoom-stage"
}
