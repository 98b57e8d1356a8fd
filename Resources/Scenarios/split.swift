// Two columns become one
//
// In one column the detail is on the stack of the list; with room again it comes back.

import Containers

let list = NavigationController("list", rootViewController: ViewController("items"))
let split = SplitViewController("split")
split.viewControllers = [list, ViewController("detail")]
window.rootViewController = split
simulation.turn()

split.collapse()
simulation.finishAnimations()
split.expand()
simulation.finishAnimations()
split.showDetailViewController(ViewController("other"), sender: nil)
simulation.finishAnimations()
