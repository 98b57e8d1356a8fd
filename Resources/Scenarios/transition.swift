// Exchange two children
//
// transition(from:to:) moves the views and sends the callbacks; adding and removing children stays
// the container's job, before and after.

import Containers

let root = ViewController("root")
let a = ViewController("a")
let b = ViewController("b")

window.rootViewController = root
root.addChild(a)
a.view.frame = root.view.bounds
root.view.addSubview(a.view)
a.didMove(toParent: root)
simulation.turn()

root.addChild(b)
b.view.frame = root.view.bounds
a.willMove(toParent: nil)
root.transition(
    from: a, to: b, duration: 0.4, options: [.transitionCrossDissolve, .curveEaseInOut],
    animations: nil
) { finished in
    b.didMove(toParent: root)
    a.removeFromParent()
}
simulation.finishAnimations()
