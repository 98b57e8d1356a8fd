// Misuse: selecting a controller that isn't a tab
//
// Only one of the controllers in the list can be selected.

import Containers

let tabs = TabBarController("tabs", viewControllers: [ViewController("a"), ViewController("b")])
window.rootViewController = tabs
simulation.turn()

tabs.selectedViewController = ViewController("stranger")
simulation.turn()
