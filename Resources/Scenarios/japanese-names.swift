// Names in Japanese
//
// Controllers may have names in any script; the names of UIKit's callbacks stay English.

import Containers

let tunnel = ViewController("トンネル")
let map = ViewController("地図")
let place = ViewController("逆ジオコーディング")

window.rootViewController = tunnel
simulation.turn()

tunnel.addChild(map)
map.view.frame = tunnel.view.bounds.insetBy(dx: 24, dy: 96)
tunnel.view.addSubview(map.view)
map.didMove(toParent: tunnel)
simulation.turn()
print("子: \(tunnel.children.count)")
