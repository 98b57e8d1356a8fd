// Misuse: one move announced twice
//
// addChild sends willMove by itself; whoever sends it too announces the same move twice.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
child.willMove(toParent: root)
root.addChild(child)
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()
