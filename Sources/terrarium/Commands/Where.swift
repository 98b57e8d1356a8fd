import Hierarchy
import Session
import Tunnel

/// `terrarium where`: a place, and the place straight through the Earth.
extension Command {
  static let whereOnEarth = Command(
    name: "where", arguments: "LAT LON",
    summary: "names a place, and the one straight through the Earth from it",
    argumentCount: 2...2,
    options: [
      .json,
      Option(name: "--language", value: "xx", summary: "the language of the answer; en"),
    ]
  ) { invocation throws(CommandError) in
    _ = try invocation.choice("--language", of: ["en"])
    let place: Coordinate
    do throws(CoordinateError) {
      place = try Coordinate(
        parsing: invocation.arguments[0], longitude: invocation.arguments[1])
    } catch {
      throw .coordinate(error)
    }
    let geocoder = WorldStore.reporting().geocoder
    let (here, there) = (geocoder.label(for: place), geocoder.label(for: place.antipode))
    try Output.write(
      invocation.has("--json")
        ? PlaceAnswer.json(place: here, antipode: there) + "\n"
        : line(of: here) + line(of: there))
    return .done
  }

  private static func line(of answer: PlaceAnswer) -> String {
    "\(answer.coordinate)\t\(answer.label())\n"
  }
}
