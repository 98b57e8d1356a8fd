// Misuse: a presented controller as a child
//
// A presented controller has a presenter instead of a parent. The call is refused.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let sheet = ViewController("sheet")
root.present(sheet, animated: false)
simulation.turn()

root.addChild(sheet)
