// Misuse: appearance callbacks by hand
//
// Forwarding is automatic, so the system calls them too. From iOS 16 on UIKit warns as well; the
// era is an older one here.

import Containers

simulation.profile = .ios13

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let child = ViewController("child")
root.addChild(child)
child.viewWillAppear(false)
root.view.addSubview(child.view)
child.didMove(toParent: root)
simulation.turn()
