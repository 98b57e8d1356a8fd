// Remove from a visible parent
//
// The same three steps backwards: willMove, remove the view, remove the child.

import Containers

let root = ViewController("root")
let child = ViewController("child")

window.rootViewController = root
root.addChild(child)
child.view.frame = root.view.bounds.insetBy(dx: 24, dy: 96)
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()

child.willMove(toParent: nil)
child.view.removeFromSuperview()
child.removeFromParent()
simulation.turn()
