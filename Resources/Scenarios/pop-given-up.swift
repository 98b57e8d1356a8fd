// A swipe back, given up
//
// A finger pulls the top controller away and changes its mind. Nobody moved in the end, yet four
// callbacks more were sent: what will disappear may appear again.

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
