// Misuse: removal without willMove
//
// removeFromParent sends didMove by itself, but willMove(toParent: nil) is the container's to send.

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

child.view.removeFromSuperview()
child.removeFromParent()
simulation.turn()
