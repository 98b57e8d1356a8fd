// Misuse: popToViewController outside the stack
//
// The controller to go back to is not on the stack.

import Containers

let a = ViewController("a"), b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)
window.rootViewController = navigation
simulation.turn()

navigation.popToViewController(b, animated: true)
simulation.finishAnimations()
