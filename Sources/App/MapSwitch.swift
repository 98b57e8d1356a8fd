import Figures
import Foundation
import Tunnel
import Support

/// The map options, each on or off.
enum MapSwitch: String, CaseIterable {
  case hybrid = "map-hybrid"
  case overview = "map-overview"
  case antipodes = "map-antipodes"
  case graticule = "map-graticule"
  case night = "map-night"

  var fullName: String { "win.\(rawValue)" }

  /// The default options.
  static let usual: Set<MapSwitch> = [.graticule]

  var title: String {
    switch self {
    case .hybrid: localized("Satellite")
    case .overview: localized("The Whole Earth")
    case .antipodes: localized("Show Antipodal Land")
    case .graticule: localized("Grid")
    case .night: localized("Night")
    }
  }

  /// Changes the map's appearance; the night is computed for `now`.
  func set(_ isOn: Bool, in look: inout MapLook, now: Date) {
    switch self {
    case .hybrid: look.style = isOn ? .hybrid : .standard
    case .overview: look.isOverview = isOn
    case .antipodes: look.showsAntipodes = isOn
    case .graticule: look.showsGraticule = isOn
    case .night: look.sun = isOn ? Sun(at: now).subsolarPoint : nil
    }
  }
}
