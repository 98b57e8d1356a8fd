// Measures how soon pictures are drawn, for one round: `measure-maps fresh`, `drag` or `film`, and of
// the timeline `timeline`.
//
// Each line it prints is a key, a blank and a number. `measure-maps outlines`, `pages WIDTH HEIGHT`
// and `paths` print what the peers in C draw. It lives in the program's own package, as figures are
// known to nobody outside.

import Foundation
import Geometry
import Tunnel

guard let world = try? World(contentsOf: URL(fileURLWithPath: "Resources/World/world.tgeo")) else {
  FileHandle.standardError.write(Data("measure-maps: no map in Resources/World\n".utf8))
  exit(1)
}
switch CommandLine.arguments.dropFirst().first {
case "fresh": FreshMaps.run(world)
case "drag": DraggedMaps.run(world)
case "film": FlipFilm.run(world)
case "timeline": TimelineFrames.run()
case "outlines": MapOutlines.write(world)
case "pages":
  let numbers = CommandLine.arguments.dropFirst(2).compactMap(Double.init)
  guard numbers.count == 2 else { exit(2) }
  MapOutlines.writePages(CGSize(width: numbers[0], height: numbers[1]), of: world)
case "paths": FilmPaths.write(world)
default:
  print("usage: measure-maps fresh|drag|film|timeline|outlines|pages|paths")
  exit(2)
}
