// Busted tabs, fixed
//
// The tabs are children: a switch exchanges views, and a rotation and a memory warning reach both
// tabs. The original is under Published Code.

import Containers
import Samples

let tabs = BustedTabs("tabs", viewControllers: [ViewController("a"), ViewController("b")])
window.rootViewController = tabs
simulation.turn()

tabs.select(1)
simulation.turn()
window.rotate(to: .landscapeLeft)
simulation.finishAnimations()
simulation.sendMemoryWarning()
print(tabs.viewControllers[0].parent === tabs)
