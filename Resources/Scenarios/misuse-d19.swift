// Misuse: a visible button that can't be tapped
//
// It is half outside of its superview. All of it is drawn, but hit testing stops at the superview's
// bounds.

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
