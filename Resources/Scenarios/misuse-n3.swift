// Misuse: nothing to push
//
// Something that should have been made was nil.

import Containers

let a = ViewController("a"), b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)
window.rootViewController = navigation
simulation.turn()

navigation.pushViewController(nil, animated: true)
simulation.finishAnimations()
