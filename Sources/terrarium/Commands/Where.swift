import Hierarchy
import Session
import Support
import Tunnel

/// `terrarium where`: names a place and its antipode.
extension Command {
  static let whereOnEarth = Command(
    name: "where", arguments: "LAT LON|PLACE",
    summary: "names a place and its antipode",
    argumentCount: 1...20,
    options: [
      .json, .language,
    ]
  ) { invocation throws(CommandError) in
    let chosen = try invocation.locale()
    let query = SearchQuery(
      text(of: invocation.arguments), language: chosen?.language.rawValue)
    let locale = chosen ?? .english
    let worlds = WorldStore.reported
    let place = try place(of: query, in: worlds.world)
    let geocoder = worlds.world?.geocoder(in: locale) ?? CoordinatesOnly(in: locale)
    let (here, there) = (geocoder.label(for: place), geocoder.label(for: place.antipode))
    try Output.write(
      invocation.has("--json")
        ? PlaceAnswer.json(place: here, antipode: there) + "\n"
        : line(of: here) + line(of: there))
    return .done
  }

  /// The arguments as one text; two with digits are latitude and longitude.
  private static func text(of words: [String]) -> String {
    let areHalves = words.count == 2 && words.allSatisfy { $0.contains(where: \.isNumber) }
    let isDivided = words.contains { $0.hasSuffix(",") || $0.hasSuffix(";") }
    return words.joined(separator: areHalves && !isDivided ? "; " : " ")
  }

  /// The coordinate, or the most likely place with that name.
  private static func place(
    of query: SearchQuery, in world: World?
  ) throws(CommandError) -> Coordinate {
    switch query {
    case .nothing: throw .tooFewArguments(usage: whereOnEarth.usage)
    case .coordinate(let place): return place
    case .mistake(let mistake): throw .coordinate(mistake)
    case .name(let name, let mistake):
      let found = world.flatMap { PlaceSearch(in: $0).places(named: name, limit: 1).first }
      if let found { return found.coordinate }
      if let mistake { throw .coordinate(mistake) }
      throw .unknownPlace(name)
    }
  }

  private static func line(of answer: PlaceAnswer) -> String {
    "\(answer.coordinate.text(in: answer.locale))\t\(answer.label().visible())\n"
  }
}
