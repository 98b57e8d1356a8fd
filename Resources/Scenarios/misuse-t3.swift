// Misuse: a transition without a superview
//
// The old view has no superview to run the transition in.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let a = ViewController("a"), b = ViewController("b")
for child in [a, b] {
    root.addChild(child)
    child.didMove(toParent: root)
}
root.transition(from: a, to: b, duration: 0.3, animations: nil)
simulation.turn()
