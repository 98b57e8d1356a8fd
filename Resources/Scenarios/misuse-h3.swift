// Misuse: one view for two controllers
//
// A view belongs to one controller. Giving it to a second one is refused, and nothing has changed.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let other = ViewController("other")
other.view = root.view
print(other.isViewLoaded)
