// Switch tabs by code
//
// New first, old second, and all within the setter: tabs are the only ones with that order.

import Containers

let a = ViewController("a")
let b = ViewController("b")
let tabs = TabBarController("tabs", viewControllers: [a, b])

window.rootViewController = tabs
simulation.turn()

tabs.selectedIndex = 1
simulation.turn()
