// Misuse: transition with nil
//
// The first controller replaces no other, so there is nothing to make a transition from.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let first = ViewController("first")
root.addChild(first)
root.transition(from: nil, to: first, duration: 0.3, animations: nil)
first.view.frame = root.view.bounds
root.view.addSubview(first.view)
first.didMove(toParent: root)
simulation.turn()
