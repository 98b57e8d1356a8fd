// Misuse: a child that stays when its view is gone
//
// The panel is closed by removing its view. It is still a child: it lives on, and receives every
// size, trait and memory warning.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let panel = ViewController("panel")
root.addChild(panel)
panel.view.frame = CGRect(x: 0, y: 444, width: 390, height: 400)
root.view.addSubview(panel.view)
panel.didMove(toParent: root)
simulation.turn()

panel.view.removeFromSuperview()
simulation.turn()
