// Misuse: a transition in a manual container
//
// A container that forwards manually must begin and end manually; this method does not.

import Containers

class Manual: ViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for child in children { child.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in children { child.endAppearanceTransition() }
    }
}

let root = Manual("root")
let a = ViewController("a"), b = ViewController("b")
root.addChild(a)
a.view.frame = root.view.bounds
root.view.addSubview(a.view)
a.didMove(toParent: root)
window.rootViewController = root
simulation.turn()

root.addChild(b)
root.transition(from: a, to: b, duration: 0.3, animations: nil)
b.willMove(toParent: nil)
b.removeFromParent()
simulation.turn()
