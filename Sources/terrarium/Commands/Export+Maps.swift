import Figures
import Tunnel

/// How the maps of an exported picture are to look.
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

/// What `--map` takes.
private enum MapWord: String, CaseIterable {
  /// As from above, with bright names.
  case hybrid
  /// The whole world instead of each map's own region.
  case world
  /// The whole Earth at once, in its true proportions.
  case equalEarth = "equal-earth"
  /// The land on the far side shines through.
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
