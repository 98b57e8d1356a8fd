// Misuse: nothing to present
//
// Something that should have been made was nil.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

root.present(nil, animated: true)
simulation.turn()
