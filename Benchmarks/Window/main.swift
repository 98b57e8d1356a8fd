// Measures frames of the window's panes, for one round, as a window shows them:
//
//   measure-window flip|slide WIDTH HEIGHT   two maps, pages of that size, at a tenth of their speed
//   measure-window tree few|many             1,000 or 100,000 cards, panned and zoomed
//
// Each line it prints is a key, a blank and a number. It is in the program's own package, as panes
// are internal to it.

import App
import Foundation
import Geometry
import GtkKit

let words = Array(CommandLine.arguments.dropFirst())
let numbers = words.dropFirst().compactMap(Double.init)

func leave(_ message: String) -> Never {
  FileHandle.standardError.write(Data("measure-window: \(message)\n".utf8))
  exit(1)
}

guard Desktop.isThere else { leave("there is no display") }
let application = Application(id: "org.example.Measure", .many)
var work: (any FrameWork)?
application.onActivate {
  switch words.first {
  case "flip" where numbers.count == 2:
    work = PageFrames(.flip, CGSize(width: numbers[0], height: numbers[1]), application)
  case "slide" where numbers.count == 2:
    work = PageFrames(.slide, CGSize(width: numbers[0], height: numbers[1]), application)
  case "tree": work = TreeFrames(words.last ?? "", application)
  default: leave("usage: measure-window flip|slide WIDTH HEIGHT | tree few|many")
  }
  work?.begin()
}
exit(application.run(["measure-window"]))
