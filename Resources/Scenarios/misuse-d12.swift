// Misuse: didMove before the view was added
//
// The child receives didMove before its view has a superview.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
child.didMove(toParent: root)
child.view.frame = root.view.bounds
root.view.addSubview(child.view)
simulation.turn()
