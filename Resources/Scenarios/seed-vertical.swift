// Appearance callbacks called by hand
//
// The container sends the appearance callbacks itself, and forwarding is automatic: everything
// arrives twice. After the RubyMotion tip "Container Controllers" (2012).

import Containers

class Vertical: ViewController {
    func push(_ new: ViewController, animated: Bool) {
        let old = children.last
        new.willMove(toParent: self)
        addChild(new)
        new.view.frame = view.bounds
        guard let old = old else {
            new.viewWillAppear(false)
            view.addSubview(new.view)
            new.viewDidAppear(false)
            new.didMove(toParent: self)
            return
        }
        new.viewWillAppear(animated)
        transition(from: old, to: new, duration: animated ? 0.3 : 0, options: [], animations: nil) {
            finished in
            new.viewDidAppear(animated)
            new.didMove(toParent: self)
        }
    }
}

let vertical = Vertical("vertical")
window.rootViewController = vertical
simulation.turn()

vertical.push(ViewController("first"), animated: false)
simulation.turn()
vertical.push(ViewController("second"), animated: true)
simulation.finishAnimations()
