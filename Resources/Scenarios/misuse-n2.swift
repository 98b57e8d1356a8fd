// Misuse: a stack on a stack
//
// A navigation controller cannot be pushed on another one.

import Containers

let a = ViewController("a"), b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)
window.rootViewController = navigation
simulation.turn()

navigation.pushViewController(NavigationController("other", rootViewController: b), animated: true)
simulation.finishAnimations()
