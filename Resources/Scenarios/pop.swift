// Pop from a navigation stack
//
// The controller leaves the stack at once, and its parent with it; its view slides out later.

import Containers

let a = ViewController("a")
let b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)

window.rootViewController = navigation
navigation.pushViewController(b, animated: false)
simulation.turn()

navigation.popViewController(animated: true)
simulation.finishAnimations()
