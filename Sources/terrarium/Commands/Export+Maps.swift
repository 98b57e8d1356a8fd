import Figures
import Tunnel

/// The map options of an export.
extension Command.Option {
  static let map = Command.Option(
    name: "--map", value: "WORDS",
    summary: "the style of maps, comma-separated: \(MapWord.list)",
    takes: .words(MapWord.allCases.map(\.rawValue)))
  static let zoom = Command.Option(
    name: "--zoom", value: "N", summary: "the zoom factor (default 1)")
  static let sun = Command.Option(
    name: "--sun", value: "LAT,LON", summary: "the subsolar point; draws the night")
}

/// The values of `--map`.
private enum MapWord: String, CaseIterable {
  /// Satellite.
  case hybrid
  /// The whole world instead of each map's own region.
  case world
  /// The whole Earth in an equal-area projection.
  case equalEarth = "equal-earth"
  /// The antipodal land.
  case antipodes

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Invocation {
  func mapLook() throws(CommandError) -> MapLook {
    var look = MapLook()
    for text in (value("--map") ?? "").split(separator: ",", omittingEmptySubsequences: true) {
      guard let word = MapWord(rawValue: String(text)) else {
        throw .badValue(
          option: "--map", value: String(text), allowed: "some of \(MapWord.list)")
      }
      switch word {
      case .hybrid: look.style = .hybrid
      case .world: look.showsWorld = true
      case .equalEarth: look.isOverview = true
      case .antipodes: look.showsAntipodes = true
      }
    }
    look.zoom = try number("--zoom") ?? 1
    look.locale = try locale() ?? .english
    look.sun = try sun()
    return look
  }

  private func sun() throws(CommandError) -> Coordinate? {
    guard let text = value("--sun") else { return nil }
    do throws(CoordinateTextError) {
      return try Coordinate(parsing: text)
    } catch {
      throw .coordinate(error)
    }
  }
}
