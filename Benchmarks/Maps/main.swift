// Measures how soon pictures are drawn, for one round: `measure-maps fresh`, `measure-maps drag`, and
// of the timeline `measure-maps timeline`.
//
// Each line it prints is a key, a blank and a number. `measure-maps outlines` prints what the peer in
// C draws. It lives in the program's own package, as figures are known to nobody outside.

import Foundation
import Tunnel

guard let world = try? World(contentsOf: URL(fileURLWithPath: "Resources/World/world.tgeo")) else {
  FileHandle.standardError.write(Data("measure-maps: no map in Resources/World\n".utf8))
  exit(1)
}
switch CommandLine.arguments.dropFirst().first {
case "fresh": FreshMaps.run(world)
case "drag": DraggedMaps.run(world)
case "timeline": TimelineFrames.run()
case "outlines": MapOutlines.write(world)
default:
  print("usage: measure-maps fresh|drag|timeline|outlines")
  exit(2)
}
