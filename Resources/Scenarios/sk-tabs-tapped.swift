// SKTabBarController, tapped
//
// A tap on another tab exchanges two views; a tap on the same one pops its stack to the root. No
// child moves: all tabs are children all the time.

import Containers
import Samples

let stack = SKNavigationController("stack", rootViewController: ViewController("root"))
let page = ViewController("page")
let tabs = SKTabBarController("tabs", viewControllers: [page, stack])
window.rootViewController = tabs
simulation.turn()

tabs.tap(1)
simulation.turn()
stack.pushViewController(ViewController("next"), animated: true)
simulation.finishAnimations()
tabs.tap(1)
simulation.finishAnimations()
print(stack.viewControllers.count)
