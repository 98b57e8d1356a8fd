import Figures
package import Geometry
import Support

/// A screen that an app shares with another one, which stands at its right.
package struct SharedScreen: Hashable, Sendable {
  /// The whole screen, in points.
  package let size: CGSize
  /// How much of its width the app has.
  package let width: Double

  /// How two apps share a screen, by what this one gets.
  package enum Part: String, CaseIterable, Sendable {
    case third, half
    case twoThirds = "two-thirds"
    case whole

    /// As menus name it.
    package var title: String {
      switch self {
      case .third: localized("One Third")
      case .half: localized("Half")
      case .twoThirds: localized("Two Thirds")
      case .whole: localized("Full Screen")
      }
    }
  }

  /// How wide an app is beside one that has two thirds, on every tablet.
  private static let narrowest = 320.0
  /// How near the divider must come to a usual place to stay there, and how near the edge for the
  /// other app to go.
  private static let (pull, exit) = (14.0, 90.0)

  /// What a screen's width leaves for the app that gets a part of it.
  package static func width(of part: Part, on screen: CGSize) -> Double {
    let both = screen.width - StageFigure.dividerWidth
    return switch part {
    case .third: narrowest
    case .half: (both / 2).rounded(.down)
    case .twoThirds: both - narrowest
    case .whole: screen.width
    }
  }

  /// The width that a divider held at a place gives: a usual one, if it is near.
  static func width(near place: Double, on screen: CGSize) -> Double {
    guard place.isFinite else { return screen.width }
    if place > screen.width - exit { return screen.width }
    let usual = Part.allCases.map { width(of: $0, on: screen) }
    return usual.first { abs($0 - place) <= pull } ?? max(place.rounded(), exit)
  }

  /// The part the app has, or nil where the divider stands somewhere else.
  package var part: Part? {
    Part.allCases.first { Self.width(of: $0, on: size) == width }
  }
}
