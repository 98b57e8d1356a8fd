// Misuse: a controller that contains itself
//
// A controller cannot be its own child, nor a child of what it contains. The call is refused.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

root.addChild(root)
