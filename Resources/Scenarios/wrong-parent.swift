// Misuse: a view in another controller's view
//
// The child belongs to one controller and its view was put into another's. The call is refused, and
// the view is nowhere. Nobody ends the child's move, which gives the second remark.

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
