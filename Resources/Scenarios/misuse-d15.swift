// Misuse: a manual container that does not forward
//
// The container said that it would forward appearance callbacks itself, and then did not.

import Containers

class Manual: ViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

let root = Manual("root")
let child = ViewController("child")
root.addChild(child)
root.view.addSubview(child.view)
child.didMove(toParent: root)

window.rootViewController = root
simulation.turn()
