import Containers

let root = ViewController("root")
let a = ViewController("a"), b = ViewController("b")
window.rootViewController = root
simulation.turn()
root.addChild(a)
root.view.addSubview(a.view)
a.didMove(toParent: root)
simulation.turn()
root.addChild(b)
a.willMove(toParent: nil)
root.transition(from: a, to: b, duration: 0.2, options: [.transitionFlipFromTop, .curveEaseIn]) {
} completion: { finished in
    b.didMove(toParent: root)
    a.removeFromParent()
    print("finished", finished)
}
simulation.advance(by: 0.1)
simulation.finishAnimations()
