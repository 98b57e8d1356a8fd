// Misuse: a push into a running push
//
// Up to iOS 7 the second push spoiled the bar, with a warning at the push and one at its end; the
// controller in between has left before it had appeared.

import Containers

simulation.profile = .ios6

let a = ViewController("a"), b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)
window.rootViewController = navigation
simulation.turn()

navigation.pushViewController(b, animated: true)
simulation.advance(by: 0.1)
navigation.pushViewController(ViewController("c"), animated: true)
simulation.finishAnimations()
