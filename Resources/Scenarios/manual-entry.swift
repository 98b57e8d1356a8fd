// A container that forwards manually
//
// It returns false, so its children receive nothing from UIKit. It adds one by hand, and forwards
// appearance when the animation begins and when it has ended.

import Containers

class Manual: ViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func bringIn(_ child: ViewController) {
        addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        child.view.frame = view.bounds.offsetBy(dx: 0, dy: 844)
        view.addSubview(child.view)
        View.animate(withDuration: 0.3, animations: {
            child.view.frame = self.view.bounds
        }, completion: { finished in
            child.endAppearanceTransition()
            child.didMove(toParent: self)
        })
    }
}

let root = Manual("root")
let child = ViewController("child")

window.rootViewController = root
simulation.turn()

root.bringIn(child)
simulation.finishAnimations()
