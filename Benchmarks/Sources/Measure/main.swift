// Measures one thing for one round: `measure attach 0`, `measure seek 100`, ….
//
// Each line it prints is a key, a blank and a number. Rounds, medians and comparisons are the
// business of `bench`.

import Containment

let arguments = Array(CommandLine.arguments.dropFirst())
let number = arguments.dropFirst().first.flatMap { Int($0) } ?? 0

Simulation.$current.withValue(Simulation()) {
  switch arguments.first {
  case "attach": Attach.told(siblings: number)
  case "seek": Seeking.run(siblings: number)
  case "layout": Layout.whole(count: number)
  case "nodes": print(GrownTree(count: number).lines)
  case "ready": Geography.ready()
  case "answers": Geography.answers()
  default:
    print(
      "usage: measure attach|seek SIBLINGS, or measure layout|nodes COUNT, or measure ready|answers"
    )
  }
}
