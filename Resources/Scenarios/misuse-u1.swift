// Misuse: an end without a beginning
//
// endAppearanceTransition without beginAppearanceTransition.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
child.view.frame = root.view.bounds
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()

child.endAppearanceTransition()
