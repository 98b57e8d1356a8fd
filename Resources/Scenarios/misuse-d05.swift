// Misuse: didMove was forgotten
//
// addChild announces the move; only the container knows when it is over, and never says so.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
root.view.addSubview(child.view)
simulation.turn()
