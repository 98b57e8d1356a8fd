// Misuse: an end without a beginning
//
// An appearance is ended that was never begun.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()

child.endAppearanceTransition()
