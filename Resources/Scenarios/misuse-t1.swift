// Misuse: transition with a non-child
//
// Both controllers must be children of the controller that makes the transition.

import Containers

let root = ViewController("root")
let a = ViewController("a"), b = ViewController("b")
window.rootViewController = root
root.addChild(a)
a.view.frame = root.view.bounds
root.view.addSubview(a.view)
a.didMove(toParent: root)
simulation.turn()

root.transition(from: a, to: b, duration: 0.3, animations: nil)
simulation.turn()
