import Foundation
import Geometry
import Tunnel

/// From a place to its antipode, step by step.
extension Article {
  static let throughTheEarth = Article(
    "Tunnel/Tunnel.docc/ThroughTheEarth", [reading, linking, measuring, naming, mapping])
}

private func reading() {
  // [
  do {
    let lemvig = try Coordinate(parsing: "56°33′N 8°19′E")
    print(lemvig.text(.decimal))
    print(lemvig.antipode.text(.decimal))
    print(lemvig.antipode.antipode == lemvig)
    _ = try Coordinate(parsing: "56°33′N 8°19′N")
  } catch {
    print(error)
  }
  // ]
}

private func linking() {
  // [
  var maps = DualMap(near: Presets.lemvig.coordinate)
  print(maps.far.text(.decimal))
  maps.move(far: Presets.wellington.coordinate)
  print(maps.near.text(.decimal))
  // ]
}

private func measuring() {
  // [
  let here = Presets.madrid.coordinate
  let straight = StraightTunnel(antipodeOf: here)
  print("\(Int(straight.length)) km, a fall of \(Int(StraightTunnel.fallingTime / 60)) minutes")
  let sideways = StraightTunnel(from: here, to: Presets.beijing.coordinate)
  print("\(Int(sideways.length)) km, \(Int(sideways.depth)) km deep in the middle")
  print("\(Int(here.distance(to: Presets.beijing.coordinate))) km over the surface")
  // ]
}

private func naming() {
  let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let file = folder.appendingPathComponent("Resources/World/world.tgeo")
  // [
  do {
    let world = try World(contentsOf: file)
    let maps = DualMap(near: Presets.madrid.coordinate)
    for place in [maps.near, maps.far] {
      print(world.describe(place).label())
      if let german = AnswerLocale(identifier: "de_DE") {
        print(world.describe(place, in: german).label())
      }
    }
  } catch {
    print(error)
  }
  // ]
}

private func mapping() {
  // [
  let maps = DualMap(near: Presets.lemvig.coordinate)
  for center in [maps.near, maps.far] {
    let map = Equirectangular(
      center: center, meters: 100_000, size: CGSize(width: 320, height: 200))
    let middle = map.point(for: center)
    let east = map.coordinate(for: CGPoint(x: 320, y: 100))
    print("\(middle.x), \(middle.y): \(Int(center.distance(to: east))) km to the edge")
  }
  // ]
}
