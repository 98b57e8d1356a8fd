// A vertical stack as in the example
//
// The example has a bar, slides pushes, lets pops jump, and sends no willMove to the popped
// controller. After the example of the RubyMotion tip "Container Controllers" (2012).

import Containers
import Samples

let stack = VerticalNavigationController(
    "stack", rootViewController: ViewController("first"), version: .sample)
window.rootViewController = stack
simulation.turn()

stack.push(ViewController("second"), animated: true)
simulation.finishAnimations()
stack.pop()
simulation.finishAnimations()
