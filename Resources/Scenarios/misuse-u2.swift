// Misuse: a callback called directly
//
// From iOS 16 on UIKit reports it as well; the lint explains why it matters.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
child.viewWillAppear(false)
child.view.frame = root.view.bounds
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()
