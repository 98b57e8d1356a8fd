// Misuse: a controller twice in a stack
//
// A stack names a controller twice.

import Containers

let a = ViewController("a"), b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)
window.rootViewController = navigation
simulation.turn()

navigation.setViewControllers([a, b, b], animated: true)
simulation.finishAnimations()
