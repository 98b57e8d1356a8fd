// A swipe back, cancelled
//
// A finger begins to swipe the top controller away and cancels. In the end no controller moved, yet
// four more callbacks were sent: what will disappear may appear again.

import Containers

let a = ViewController("a")
let b = ViewController("b")
let navigation = NavigationController("navigation", rootViewController: a)

window.rootViewController = navigation
navigation.pushViewController(b, animated: false)
simulation.turn()

navigation.interactivePop.begin()
simulation.advance(by: 0.1)
navigation.interactivePop.update(0.4)
simulation.advance(by: 0.1)
navigation.interactivePop.cancel()
simulation.finishAnimations()
