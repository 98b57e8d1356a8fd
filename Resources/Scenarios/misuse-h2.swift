// Misuse: a child from another's view
//
// The child's view is on screen in one controller's view, and another asks for the child.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let owner = ViewController("owner"), stranger = ViewController("stranger")
for controller in [owner, stranger] {
    root.addChild(controller)
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
}
let child = ViewController("child")
owner.addChild(child)
owner.view.addSubview(child.view)
child.didMove(toParent: owner)
simulation.turn()

stranger.addChild(child)
simulation.turn()
