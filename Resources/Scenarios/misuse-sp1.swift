// Misuse: a split view on a stack
//
// A split view controller fills a window or a tab; it cannot be pushed.

import Containers

let a = ViewController("a"), b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)
window.rootViewController = navigation
simulation.turn()

navigation.pushViewController(SplitViewController("split"), animated: true)
simulation.finishAnimations()
