// Measures how soon pictures are drawn, for one round: `measure-maps fresh`, `drag` or `film`, and of
// the timeline `timeline`.
//
// Each line it prints is a key, a blank and a number. `measure-maps outlines`, `pages WIDTH HEIGHT`
// and `paths` print what the peers in C draw, and `measure-maps counted layout|leaf|seek|flip` does some
// work so often, for counting its instructions. It is in the program's own package, as figures are
// internal to it.

import Foundation
import Geometry
import Tunnel

func openWorld() -> World? {
  try? World(contentsOf: URL(fileURLWithPath: "Resources/World/world.tgeo"))
}

let words = CommandLine.arguments.dropFirst()
if words.first == "counted" { exit(CountedWork.run(words.dropFirst().first ?? "") ? 0 : 2) }
guard let world = openWorld() else {
  FileHandle.standardError.write(Data("measure-maps: no map in Resources/World\n".utf8))
  exit(1)
}
switch words.first {
case "fresh": FreshMaps.run(world)
case "drag": DraggedMaps.run(world)
case "film": FlipFilm.run(world)
case "timeline": TimelineFrames.run()
case "outlines": MapOutlines.write(world)
case "pages":
  let numbers = words.dropFirst().compactMap(Double.init)
  guard numbers.count == 2 else { exit(2) }
  MapOutlines.writePages(CGSize(width: numbers[0], height: numbers[1]), of: world)
case "paths": FilmPaths.write(world)
default:
  print("usage: measure-maps fresh|drag|film|timeline|outlines|pages|paths|counted")
  exit(2)
}
