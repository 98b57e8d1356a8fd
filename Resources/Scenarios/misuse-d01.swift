// Misuse: a view without its controller
//
// The view of a controller was put into another's view, and the controller was never made a child.
// It appears, yet it belongs to nobody.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let orphan = ViewController("orphan")
root.view.addSubview(orphan.view)
simulation.turn()
