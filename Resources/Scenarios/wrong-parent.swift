// Misuse: a view in another controller's view
//
// The child has one parent and its view was added to another controller's view. The call is
// refused, and the view has no superview. The child's move never ends, which gives the second
// diagnostic.

import Containers

let root = ViewController("root")
let owner = ViewController("owner")
let stranger = ViewController("stranger")
let child = ViewController("child")

window.rootViewController = root
for controller in [owner, stranger] {
    root.addChild(controller)
    controller.view.frame = root.view.bounds
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
}
simulation.turn()

owner.addChild(child)
child.view.frame = stranger.view.bounds
stranger.view.addSubview(child.view)
print(child.view.superview == nil)
simulation.turn()
