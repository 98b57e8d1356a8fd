// Add to a visible parent
//
// The container makes three calls; UIKit sends the child all the rest. The second didMove is sent
// because the first arrived while the child was still appearing.

import Containers

let root = ViewController("root")
let child = ViewController("child")

window.rootViewController = root
simulation.turn()

root.addChild(child)
child.view.frame = root.view.bounds.insetBy(dx: 24, dy: 96)
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()
