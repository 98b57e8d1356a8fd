// Misuse: two presentations at once
//
// A controller presents one other at a time; the second call is dropped.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

root.present(ViewController("first"), animated: true)
simulation.finishAnimations()
root.present(ViewController("second"), animated: true)
simulation.finishAnimations()
