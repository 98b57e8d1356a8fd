// Misuse: a controller for each of fifty rows
//
// All of them are created before the first is visible, and most of them never become visible.

import Containers

let list = ViewController("list")
window.rootViewController = list

for number in 0..<50 {
    let row = ViewController("row\(number)")
    list.addChild(row)
    row.view.frame = CGRect(x: 0, y: Double(number) * 44, width: 320, height: 44)
    list.view.addSubview(row.view)
    row.didMove(toParent: list)
}
simulation.turn()
