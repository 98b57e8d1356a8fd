// A stack that adds the view twice
//
// The new view is put in by hand before a transition that puts it in itself: its appearance has begun
// when the transition begins it. After Soroush Khanlou's SKNavigationController, commit 39a7ea4.

import Containers
import Samples

let stack = SKNavigationController(
    "stack", rootViewController: ViewController("first"), version: .commit39a7ea4)
window.rootViewController = stack
simulation.turn()

stack.pushViewController(ViewController("second"), animated: true)
simulation.finishAnimations()
