// Misuse: a view added to itself
//
// A view cannot be put into itself, nor into what it contains.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

root.view.addSubview(root.view)
