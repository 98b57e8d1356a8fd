// Push onto a navigation stack
//
// The call only announces the move. Loading and appearing begin with the next turn, and the new
// controller has moved when the slide has ended.

import Containers

let a = ViewController("a")
let b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)

window.rootViewController = navigation
simulation.turn()

navigation.pushViewController(b, animated: true)
simulation.finishAnimations()
