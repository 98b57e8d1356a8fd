// Misuse: a button that can be seen and not be touched
//
// It stands half outside of the box that it is in. All of it is drawn, but a box passes on no
// touches from outside of its bounds.

import Containers

let root = ViewController("root")
window.rootViewController = root

let box = View("box")
box.frame = CGRect(x: 20, y: 20, width: 200, height: 100)
root.view.addSubview(box)

let button = Button("button", title: "Tap")
button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
button.onTap = { print("tapped") }
box.addSubview(button)
simulation.turn()

window.reportUnreachableViews()
