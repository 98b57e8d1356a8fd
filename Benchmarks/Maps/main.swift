// Draws maps, for what is measured elsewhere:
//
//   measure-maps pages WIDTH HEIGHT          prints the maps that GtkStack turns, drawn by C
//   measure-maps counted layout|seek|flip    does some work a fixed number of times, for
//                                            `scripts/instructions`, which counts its instructions
//
// It is in the program's own package, as figures are internal to it.

import Foundation
import Geometry
import Tunnel

func openWorld() -> World? {
  try? World(contentsOf: URL(fileURLWithPath: "Resources/World/world.tgeo"))
}

let words = Array(CommandLine.arguments.dropFirst())
let numbers = words.dropFirst().compactMap(Double.init)
if words.count == 2, words[0] == "counted" {
  exit(CountedWork.run(words[1]) ? 0 : 2)
} else if words.first == "pages", numbers.count == 2 {
  guard let world = openWorld() else {
    FileHandle.standardError.write(Data("measure-maps: no map in Resources/World\n".utf8))
    exit(1)
  }
  MapOutlines.write(CGSize(width: numbers[0], height: numbers[1]), of: world)
} else {
  print("usage: measure-maps pages WIDTH HEIGHT | counted layout|seek|flip")
  exit(2)
}
