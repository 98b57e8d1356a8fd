// Tabs, tapped
//
// A tap asks the delegate and notifies it, and a tap on the selected tab pops to its root.

import Containers

class Watcher: TabBarControllerDelegate {}

let watcher = Watcher()
let stack = NavigationController("stack", rootViewController: ViewController("a"))
let tabs = TabBarController("tabs", viewControllers: [stack, ViewController("b")])
tabs.delegate = watcher
window.rootViewController = tabs
simulation.turn()

stack.pushViewController(ViewController("deeper"), animated: true)
simulation.finishAnimations()

tabs.tap(0)
simulation.finishAnimations()
tabs.tap(1)
simulation.finishAnimations()
