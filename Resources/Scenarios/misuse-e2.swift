// Misuse: method not available before iOS 8
//
// show(_:sender:) came with iOS 8. Before, the call ended the program.

import Containers

simulation.profile = .ios6

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

root.show(ViewController("other"), sender: nil)
simulation.turn()
