// Misuse: a pop of the last one
//
// Below the only controller of the stack there is none to show. The published code takes it by its
// index all the same; what it builds at the appearance, it builds without super.

import Containers
import Samples

let stack = SKNavigationController(
    "stack", rootViewController: ViewController("only"), version: .commitc065f93)
window.rootViewController = stack
simulation.turn()

stack.popViewController(animated: true)
simulation.finishAnimations()
