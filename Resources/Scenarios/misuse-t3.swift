// Misuse: a transition without a stage
//
// The old view is nowhere, so there is no view to run the transition in.

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
