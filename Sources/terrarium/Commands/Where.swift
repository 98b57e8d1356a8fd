import Hierarchy
import Session
import Tunnel

/// `terrarium where`: a place, and the place straight through the Earth.
extension Command {
  static let whereOnEarth = Command(
    name: "where", arguments: "LAT LON",
    summary: "names a place, and the one straight through the Earth from it",
    argumentCount: 1...4,
    options: [
      .json,
      Option(name: "--language", value: "xx", summary: "the language of the answer; en"),
    ]
  ) { invocation throws(CommandError) in
    _ = try invocation.choice("--language", of: ["en"])
    let words = try halves(of: invocation.arguments)
    let place: Coordinate
    do throws(CoordinateError) {
      place = try Coordinate(parsing: words.latitude, longitude: words.longitude)
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

  /// The two parts of a place: two arguments, or what a comma divides, as this command prints it.
  private static func halves(
    of words: [String]
  ) throws(CommandError) -> (latitude: String, longitude: String) {
    let parts = words.joined(separator: " ").split(separator: ",").map(String.init)
    let hasGap = words.first?.hasSuffix(",") == true
    if words.count == 2, !hasGap { return (words[0], words[1]) }
    guard parts.count == 2 else {
      throw words.count > 2 || parts.count > 2
        ? .tooManyArguments(usage: whereOnEarth.usage) : .tooFewArguments(usage: whereOnEarth.usage)
    }
    return (parts[0], parts[1])
  }

  private static func line(of answer: PlaceAnswer) -> String {
    "\(answer.coordinate)\t\(answer.label())\n"
  }
}
