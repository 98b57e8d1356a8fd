// Tabs that come and go as children
//
// The version that the article calls incorrect: a tap removes the old tab from its container and
// adds the new one. A hidden tab has no parent and receives nothing; an added one receives its
// callbacks twice. After Soroush Khanlou's SKTabBarController, commit 297c2dc.

import Containers
import Samples

let a = ViewController("a")
let b = ViewController("b")
let tabs = SKTabBarController("tabs", viewControllers: [a, b], version: .commit297c2dc)
window.rootViewController = tabs
simulation.turn()

tabs.tap(1)
simulation.turn()
print(a.parent == nil)
simulation.sendMemoryWarning()
