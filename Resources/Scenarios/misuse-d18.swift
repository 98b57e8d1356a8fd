// Misuse: the centre in other coordinates
//
// A container below a strip of 20 points centers its child by its own center, which is in screen
// coordinates: the child is 20 points too low.

import Containers

let screen = ViewController("screen")
let container = ViewController("container")
let child = ViewController("child")
window.rootViewController = screen
simulation.turn()

screen.addChild(container)
container.view.frame = CGRect(x: 0, y: 20, width: 320, height: 440)
screen.view.addSubview(container.view)
container.didMove(toParent: screen)

container.addChild(child)
child.view.frame = container.view.bounds
container.view.addSubview(child.view)
child.view.center = container.view.center
child.didMove(toParent: container)
simulation.turn()
