// Misuse: the view was added by hand before the transition
//
// transition(from:to:) adds the new view itself. Adding it before sends the new controller its
// appearance, so that the end of the transition finds nothing to end.

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
a.willMove(toParent: nil)
b.view.frame = root.view.bounds
root.view.addSubview(b.view)
root.transition(from: a, to: b, duration: 0.4, animations: nil) { finished in
    b.didMove(toParent: root)
    a.removeFromParent()
}
simulation.finishAnimations()
