// An entry by hand, cancelled
//
// A finger drags the child in and lifts too early: begin in the other direction, one end, and the
// child has disappeared without ever having appeared.

import Containers

class Manual: ViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

let root = Manual("root")
let child = ViewController("child")

window.rootViewController = root
simulation.turn()

root.addChild(child)
child.beginAppearanceTransition(true, animated: true)
child.view.frame = root.view.bounds
root.view.addSubview(child.view)
simulation.advance(by: 0.2)

child.willMove(toParent: nil)
child.beginAppearanceTransition(false, animated: true)
simulation.advance(by: 0.2)
child.view.removeFromSuperview()
child.endAppearanceTransition()
child.removeFromParent()
simulation.turn()
