// Misuse: presented a second time
//
// It is already presented, and is presented again.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let modal = ViewController("modal")
root.present(modal, animated: true)
simulation.finishAnimations()
modal.present(modal, animated: true)
simulation.finishAnimations()
