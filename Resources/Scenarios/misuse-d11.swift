// Misuse: a view left behind
//
// The controller was removed and its view was not: it is still on show, a ghost without an owner.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()

child.willMove(toParent: nil)
child.removeFromParent()
simulation.turn()
