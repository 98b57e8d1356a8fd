// Misuse: presenting a child
//
// A controller that has a parent cannot be presented.

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

root.present(child, animated: true)
simulation.turn()
