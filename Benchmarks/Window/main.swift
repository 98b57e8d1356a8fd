// Measures frames of the window's panes, for one round, as a window shows them:
//
//   measure-window flip|slide WIDTH HEIGHT   two maps, pages of that size, at a tenth of their speed
//   measure-window tree some|few|many|most   cards that are panned, zoomed and animated
//   measure-window events                    100,000 rows that scroll, and 1,000 more a second
//   measure-window pages WIDTH HEIGHT FOLDER writes the two pages, for the peer in C
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

if words.first == "pages", numbers.count == 2, let folder = words.last {
  PageFrames.writePages(CGSize(width: numbers[0], height: numbers[1]), into: folder)
  exit(0)
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
  case "events": work = EventFrames(application)
  default: leave("usage: measure-window flip|slide|tree|events|pages …")
  }
  work?.begin()
}
exit(application.run(["measure-window"]))
