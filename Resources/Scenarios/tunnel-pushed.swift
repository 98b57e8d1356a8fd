// Tunnel in a navigation stack
//
// What works as a root works when it is pushed: the maps follow each other, and the halves turn.

import Containers
import Samples

let stack = NavigationController("stack", rootViewController: ViewController("first"))
window.rootViewController = stack
simulation.turn()

let tunnel = TunnelController("tunnel")
stack.pushViewController(tunnel, animated: true)
simulation.finishAnimations()
tunnel.startMap.drag(to: Coordinate(latitude: 39.9, longitude: 116.4))
simulation.finishAnimations()
tunnel.infoButton.tap()
simulation.finishAnimations()
