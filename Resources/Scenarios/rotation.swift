// The device is turned
//
// First the traits are announced, then the size, each to the parent and then to its child. After
// the frames have changed come traitCollectionDidChange and layout.

import Containers

let parent = ViewController("parent")
let child = ViewController("child")

window.rootViewController = parent
parent.addChild(child)
child.view.frame = parent.view.bounds.insetBy(dx: 24, dy: 96)
child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
parent.view.addSubview(child.view)
child.didMove(toParent: parent)
simulation.turn()

window.rotate(to: .landscapeLeft)
simulation.finishAnimations()
