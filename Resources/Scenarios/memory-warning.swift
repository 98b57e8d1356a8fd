// Memory warning
//
// Every controller receives it, on screen or not. Since iOS 6 no view is unloaded; choose iOS 5 to
// see the covered controller lose its view and load it again.

import Containers

let a = ViewController("a")
let b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)

window.rootViewController = navigation
simulation.turn()
navigation.pushViewController(b, animated: false)
simulation.turn()

simulation.sendMemoryWarning()
simulation.turn()

navigation.popViewController(animated: false)
simulation.turn()
