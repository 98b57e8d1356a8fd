// Misuse: presenting from a detached controller
//
// Its view is on screen, but it has no parent. UIKit continues with a warning, and the lint about
// the view comes first.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let detached = ViewController("detached")
detached.view.frame = root.view.bounds
root.view.addSubview(detached.view)
simulation.turn()

detached.present(ViewController("modal"), animated: true)
simulation.finishAnimations()
