// Misuse: dismissing too early
//
// Before iOS 13 a dismissal during a presentation was dropped.

import Containers

simulation.profile = .ios8

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

root.present(ViewController("modal"), animated: true)
simulation.advance(by: 0.1)
root.dismiss(animated: true)
simulation.finishAnimations()
