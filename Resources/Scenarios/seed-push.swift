// A custom navigation controller
//
// Each push is a transition in which the views slide. The first controller replaces no other, so it
// comes without one. After Soroush Khanlou's SKNavigationController.

import Containers

class Stack: ViewController {
    func push(_ new: ViewController, animated: Bool) {
        let old = children.last
        addChild(new)
        new.view.frame = view.bounds
        guard let old = old else {
            view.addSubview(new.view)
            new.didMove(toParent: self)
            return
        }
        let width = view.bounds.width
        new.view.center.x += width
        transition(
            from: old, to: new, duration: animated ? 0.35 : 0, options: []
        ) {
            new.view.center.x -= width
            old.view.center.x -= width
        } completion: { finished in
            new.didMove(toParent: self)
        }
    }

    func pop() {
        if children.count < 2 { return }
        let old = children[children.count - 1]
        let new = children[children.count - 2]
        let width = view.bounds.width
        old.willMove(toParent: nil)
        transition(from: old, to: new, duration: 0.35, options: []) {
            new.view.center.x += width
            old.view.center.x += width
        } completion: { finished in
            old.removeFromParent()
        }
    }
}

let stack = Stack("stack")
window.rootViewController = stack
simulation.turn()

stack.push(ViewController("first"), animated: false)
simulation.turn()
stack.push(ViewController("second"), animated: true)
simulation.finishAnimations()
stack.pop()
simulation.finishAnimations()
