// A parent with two children comes on screen
//
// The children were added while nothing was on screen, so all appear together: the parent first,
// then they, in the order in which they were added.

import Containers

let root = ViewController("root")
let left = ViewController("left")
let right = ViewController("right")

for child in [left, right] {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
}
left.view.frame = CGRect(x: 0, y: 0, width: 195, height: 844)
right.view.frame = CGRect(x: 195, y: 0, width: 195, height: 844)

window.rootViewController = root
simulation.turn()
