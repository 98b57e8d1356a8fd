// Misuse: a transition from nobody
//
// The first controller takes nobody's place, so there is nothing to make a transition from.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let first = ViewController("first")
root.addChild(first)
root.transition(from: nil, to: first, duration: 0.3, animations: nil)
root.view.addSubview(first.view)
first.didMove(toParent: root)
simulation.turn()
