// Misuse: forgotten didMove
//
// addChild announces the move; only the container knows when it has ended, and never sends didMove.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
child.view.frame = root.view.bounds
root.view.addSubview(child.view)
simulation.turn()
