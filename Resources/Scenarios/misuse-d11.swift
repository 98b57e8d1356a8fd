// Misuse: a view left behind
//
// The controller was removed and its view was not: the view is still on screen without a
// controller.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
child.view.frame = root.view.bounds
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()

child.willMove(toParent: nil)
child.removeFromParent()
simulation.turn()
