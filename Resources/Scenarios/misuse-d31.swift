// Misuse: an appearance that never ends
//
// The manual container begins the appearance of its child, animates it, and forgets the end: the
// child never appears, and receives nothing from its container any more.

import Containers

class Manual: ViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

let root = Manual("root")
window.rootViewController = root
simulation.turn()

let panel = ViewController("panel")
root.addChild(panel)
panel.view.frame = CGRect(x: 0, y: 844, width: 390, height: 400)
root.view.addSubview(panel.view)
panel.beginAppearanceTransition(true, animated: true)
View.animate(withDuration: 0.3, animations: {
    panel.view.frame = CGRect(x: 0, y: 444, width: 390, height: 400)
}, completion: { finished in
    panel.didMove(toParent: root)
})
simulation.finishAnimations()
