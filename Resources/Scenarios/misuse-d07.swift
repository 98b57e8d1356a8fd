// Misuse: one move announced twice
//
// addChild sends willMove by itself; sending it again announces the same move twice.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
child.willMove(toParent: root)
root.addChild(child)
child.view.frame = root.view.bounds
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()
