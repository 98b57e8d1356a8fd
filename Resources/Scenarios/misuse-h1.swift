// Misuse: a view in the wrong place
//
// The child has one parent and its view was added to the view of another controller. The call is
// refused.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let owner = ViewController("owner"), stranger = ViewController("stranger")
for controller in [owner, stranger] {
    root.addChild(controller)
    controller.view.frame = root.view.bounds
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
}
simulation.turn()

let child = ViewController("child")
owner.addChild(child)
child.view.frame = stranger.view.bounds
stranger.view.addSubview(child.view)
owner.view.addSubview(child.view)
child.didMove(toParent: owner)
simulation.turn()
