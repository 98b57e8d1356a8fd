// A vertical stack as in the article
//
// A pushed and a popped controller receive two of the four callbacks twice. After the RubyMotion
// tip "Container Controllers" (2012).

import Containers
import Samples

let stack = VerticalNavigationController(
    "stack", rootViewController: ViewController("first"), version: .article)
window.rootViewController = stack
simulation.turn()

stack.push(ViewController("second"), animated: true)
simulation.finishAnimations()
stack.pop(animated: true)
simulation.finishAnimations()
