import Containment

let simulation = Simulation()
let (window, album, beach) = simulation.make {
  (Window(), Album("album"), ViewController("beach"))
}
window.rootViewController = album
simulation.turn()

print(simulation.trace { album.put(beach) })
