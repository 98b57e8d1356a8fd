// Measures how soon one sees a running program, and what it costs that program, for one round:
// `measure-attach walk PROCESS` and `measure-attach watch PROCESS`.
//
// Each line it prints is a key, a blank and a number. Time is that of the clock on the wall: most of
// it is the other program's. It is in the program's own package, as watching is internal to it.

import Attach
import Foundation
import GioKit

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 2, let process = Int(words[1]), ["walk", "watch"].contains(words[0]) else {
  print("usage: measure-attach walk|watch PROCESS")
  exit(2)
}
let bus = try AccessibilityBus()
guard let program = try Target.find(process, on: bus) else {
  print("usage: measure-attach walk|watch PROCESS, of a program that can be watched")
  exit(2)
}
if words[0] == "walk" { Walk.run(program, on: bus) } else { Watch.run(program, on: bus) }
