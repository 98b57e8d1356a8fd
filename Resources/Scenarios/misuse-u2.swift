// Misuse: a callback called directly
//
// From iOS 16 on UIKit says so itself; the lint says why it matters.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
child.viewWillAppear(false)
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()
