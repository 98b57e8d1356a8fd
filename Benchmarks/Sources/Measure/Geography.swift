// Asking the world: what is where.

import Foundation
import Tunnel

enum Geography {
  /// How many questions of each kind a round asks.
  private static let count = 100_000

  /// The world is opened and asked once; `bench` takes the time of the whole process.
  static func ready() {
    guard let world = openWorld() else { return }
    report("letters", Double(world.label(for: Presets.lemvig.coordinate).label().count))
  }

  /// The questions a second, one after the other, and the memory they need.
  static func answers() {
    guard let world = openWorld() else { return }
    var chance = Chance(seed: 7)
    let anywhere = (0..<count).map { _ in chance.place() }
    let towns = world.places(in: .world, populationFloor: 0)
    let nearby = (0..<count).map { _ in chance.place(near: towns) }
    world.prepare()
    var seen = 0
    func time(_ places: [Coordinate], _ ask: (Coordinate) -> Int) -> Double {
      for place in places.prefix(1000) { seen += ask(place) }
      return Stopwatch.nanoseconds(each: places.count) {
        for place in places { seen += ask(place) }
      } / 1000
    }
    report("answer", time(anywhere) { world.label(for: $0).place == nil ? 0 : 1 })
    report("answer-near", time(nearby) { world.label(for: $0).place == nil ? 0 : 1 })
    precondition(seen > 0)
    report("memory", Double(Memory.residentBytes) / 1e6)
  }

  private static func openWorld() -> World? {
    try? World(contentsOf: URL(fileURLWithPath: "Resources/World/world.tgeo"))
  }
}

extension Chance {
  /// A number from 0 up to 1.
  fileprivate mutating func part() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// A place anywhere on the globe, evenly spread over its surface.
  fileprivate mutating func place() -> Coordinate {
    let (height, turn) = (2 * part() - 1, 360 * part() - 180)
    return .nearest(latitude: asin(height) * 180 / .pi, longitude: turn)
  }

  /// A place within a tenth of a degree of some town.
  fileprivate mutating func place(near towns: [MapPlace]) -> Coordinate {
    let town = towns[Int(part() * Double(towns.count))].coordinate
    let (north, east) = ((part() - 0.5) / 5, (part() - 0.5) / 5)
    return .nearest(latitude: town.latitude + north, longitude: town.longitude + east)
  }
}

extension Coordinate {
  /// Both numbers come from arithmetic that stays on the globe but for a pole's neighborhood.
  fileprivate static func nearest(latitude: Double, longitude: Double) -> Coordinate {
    let clamped = min(max(latitude, -90), 90)
    return (try? Coordinate(latitude: clamped, longitude: longitude)) ?? Presets.lemvig.coordinate
  }
}
