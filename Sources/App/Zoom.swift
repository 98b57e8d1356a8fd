import Session
import Support

/// Zooming a drawing in, out, or to fit.
enum Zoom: String, CaseIterable {
  case closer, farther, whole

  /// The title of its menu item.
  var title: String {
    switch self {
    case .closer: localized("Zoom In")
    case .farther: localized("Zoom Out")
    case .whole: localized("Zoom to Fit")
    }
  }

  /// The zoom factor for a step; nil if it depends on the size.
  func factor(_ step: Double = Viewport.step) -> Double? {
    switch self {
    case .closer: step
    case .farther: 1 / step
    case .whole: nil
    }
  }

  /// The stage's zoom action; its parameter is the raw value.
  static let ofStage = "zoom-stage"
}
