// Misuse: didMove before the view was added
//
// The child is told that it has moved while its view is nowhere yet.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
child.didMove(toParent: root)
root.view.addSubview(child.view)
simulation.turn()
