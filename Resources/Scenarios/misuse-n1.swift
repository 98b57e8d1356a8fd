// Misuse: pushed twice
//
// A controller can be on a stack once.

import Containers

let a = ViewController("a"), b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)
window.rootViewController = navigation
simulation.turn()

navigation.pushViewController(b, animated: true)
simulation.finishAnimations()
navigation.pushViewController(b, animated: true)
simulation.finishAnimations()
