import Figures
package import Geometry
import Scenarios
import Support

/// A screen shared with another app at the right.
package struct SharedScreen: Hashable, Sendable {
  /// The whole screen, in points.
  package let size: CGSize
  /// The app's width.
  package let width: Double

  /// The app's part of a shared screen.
  package enum Part: String, CaseIterable, Sendable {
    case third, half
    case twoThirds = "two-thirds"
    case whole

    /// Its menu title.
    package var title: String {
      switch self {
      case .third: localized("One Third")
      case .half: localized("Half")
      case .twoThirds: localized("Two Thirds")
      case .whole: localized("Full Screen")
      }
    }
  }

  /// The width of an app beside one with two thirds, on every tablet.
  private static let narrowest = 320.0
  /// The distance at which the divider snaps to a preset, and from the edge at which the other app
  /// closes.
  private static let (pull, exit) = (14.0, 90.0)

  /// The width of a part on a screen.
  package static func width(of part: Part, on screen: CGSize) -> Double {
    let both = screen.width - StageFigure.dividerWidth
    return switch part {
    case .third: narrowest
    case .half: (both / 2).rounded(.down)
    case .twoThirds: both - narrowest
    case .whole: screen.width
    }
  }

  /// The width for a divider position, snapped to a preset if near.
  static func width(near place: Double, on screen: CGSize) -> Double {
    guard place.isFinite else { return screen.width }
    if place > screen.width - exit { return screen.width }
    let usual = Part.allCases.map { width(of: $0, on: screen) }
    return usual.first { abs($0 - place) <= pull } ?? max(place.rounded(), exit)
  }

  /// The screen rotated by 90°; the app keeps its part.
  var turned: SharedScreen {
    let screen = CGSize(width: size.height, height: size.width)
    return SharedScreen(
      size: screen,
      width: part.map { Self.width(of: $0, on: screen) }
        ?? (width * screen.width / size.width).rounded())
  }

  /// The gesture that gives the app its width.
  func gesture(animated: Bool) -> Gesture {
    .share(screen: size, width: width, animated: animated)
  }

  /// The app's part; nil if the divider is elsewhere.
  package var part: Part? {
    Part.allCases.first { Self.width(of: $0, on: size) == width }
  }
}
