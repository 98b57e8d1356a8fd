// Measures one thing for one round: `measure attach 0`, `measure seek 100`, ….
//
// Each line it prints is a key, a blank and a number. Rounds, medians and comparisons are the
// business of `bench`.

import Containment

let arguments = Array(CommandLine.arguments.dropFirst())
let number = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
let shape = arguments.dropFirst().first.flatMap { GrownTree.Shape(rawValue: $0) } ?? .ui
let size = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 100_000

Simulation.$current.withValue(Simulation()) {
  switch arguments.first {
  case "attach": Attach.told(siblings: number)
  case "attach-off-screen": Attach.offScreen()
  case "attach-subtree": Attach.subtree(of: number)
  case "floor": Floor.run()
  case "seek":
    Seeking.run(
      siblings: number, events: arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1_000_000)
  case "layout": Layout.whole(shape, count: size)
  case "building": Layout.building(shape, count: size)
  case "dot": print(GrownTree(shape, count: size).dot)
  case "nodes": print(GrownTree(shape, count: size).lines)
  case "ready": Geography.ready()
  case "answers": Geography.answers()
  case "search": Geography.search()
  case "places": Geography.places()
  default:
    print(
      "usage: measure attach|attach-off-screen|attach-subtree|floor [NUMBER], or "
        + "measure seek SIBLINGS EVENTS, or "
        + "measure ready|answers|search|places, or measure layout|building|dot|nodes SHAPE COUNT"
    )
  }
}
