// A custom navigation controller: push and pop
//
// A push slides the new page in and the old one out; a tap on the back button does the reverse. A
// request during a slide waits for its end.

import Containers
import Samples

let stack = SKNavigationController("stack", rootViewController: ViewController("first"))
window.rootViewController = stack
simulation.turn()

stack.pushViewController(ViewController("second"), animated: true)
stack.pushViewController(ViewController("third"), animated: true)
simulation.finishAnimations()
print(stack.navigationBar.items.count)
stack.navigationBar.backButton.tap()
simulation.finishAnimations()
stack.popToRootViewController(animated: true)
simulation.finishAnimations()
