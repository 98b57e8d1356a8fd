// Misuse: a view in the wrong place
//
// The child belongs to the one and its view was put into the other's. The call is refused.

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
simulation.turn()

let child = ViewController("child")
owner.addChild(child)
stranger.view.addSubview(child.view)
owner.view.addSubview(child.view)
child.didMove(toParent: owner)
simulation.turn()
