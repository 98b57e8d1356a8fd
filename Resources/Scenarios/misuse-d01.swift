// Misuse: a view without its controller
//
// The view of a controller was added to another controller's view, and the controller was never
// made a child. It appears without a parent.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let orphan = ViewController("orphan")
orphan.view.frame = root.view.bounds
root.view.addSubview(orphan.view)
simulation.turn()
