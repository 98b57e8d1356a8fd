// Misuse: a second transition before the first has ended
//
// The controller that is still arriving is sent away again.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let a = ViewController("a"), b = ViewController("b"), c = ViewController("c")
root.addChild(a)
root.view.addSubview(a.view)
a.didMove(toParent: root)
simulation.turn()

root.addChild(b)
a.willMove(toParent: nil)
root.transition(from: a, to: b, duration: 0.4, animations: nil) { finished in
    b.didMove(toParent: root)
    a.removeFromParent()
}
simulation.advance(by: 0.2)

root.addChild(c)
b.willMove(toParent: nil)
root.transition(from: b, to: c, duration: 0.4, animations: nil) { finished in
    c.didMove(toParent: root)
    b.removeFromParent()
}
simulation.finishAnimations()
