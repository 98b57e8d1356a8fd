// Vertical navigation, push and pop
//
// A navigation stack turned by a quarter: pages slide up and down under a bar that stays.

import Containers
import Samples

window.resize(to: CGSize(width: 320, height: 460))
let stack = VerticalNavigationController(
    "stack", rootViewController: VerticalPageController(number: 0))
window.rootViewController = stack
simulation.turn()

stack.push(VerticalPageController(number: 1), animated: true)
simulation.advance(by: 0.5)
stack.pop(animated: true)
simulation.finishAnimations()
