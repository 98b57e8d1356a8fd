// Two pushed at once, then all the way back
//
// Several changes in one turn are one transition, from the visible controller to the last one.
// Controllers in between are never loaded.

import Containers

let a = ViewController("a"), b = ViewController("b"), c = ViewController("c")
let navigation = NavigationController("navigation", rootViewController: a)
window.rootViewController = navigation
simulation.turn()

navigation.setViewControllers([a, b, c], animated: true)
simulation.finishAnimations()

navigation.popToRootViewController(animated: true)
simulation.finishAnimations()
