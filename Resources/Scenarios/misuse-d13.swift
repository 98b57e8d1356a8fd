// Misuse: a flip that turns too much
//
// A flip turns the view that the old view is in, and that is the whole screen, with the button.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let button = Button("button", title: "Flip")
button.frame = CGRect(x: 145, y: 400, width: 100, height: 44)
root.view.addSubview(button)

let a = ViewController("a"), b = ViewController("b")
root.addChild(a)
root.view.insertSubview(a.view, at: 0)
a.didMove(toParent: root)
simulation.turn()

root.addChild(b)
a.willMove(toParent: nil)
root.transition(from: a, to: b, duration: 0.3, options: .transitionFlipFromLeft, animations: nil) {
    finished in
    b.didMove(toParent: root)
    a.removeFromParent()
}
simulation.finishAnimations()
