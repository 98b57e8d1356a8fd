// Tunnel tapped in the middle
//
// The end of the first flip unlocks the button while the second has just begun. When its timer is
// 20 ms late, a second tap turns the lower half back before it is there. After objc.io's Tunnel
// (2013).

import Containers
import Samples

let tunnel = TunnelController("tunnel", version: .original)
tunnel.timerLateness = 0.02
window.rootViewController = tunnel
simulation.turn()

tunnel.infoButton.tap()
simulation.advance(by: 0.2)
tunnel.infoButton.tap()
simulation.finishAnimations()
print(tunnel.children.map { $0.name })
