// Tunnel, there
//
// Two maps, one the other's antipode. A tap on the radar turns both over, the lower one a little
// later.

import Containers

window.resize(to: CGSize(width: 320, height: 460))
let tunnel = TunnelController("tunnel")
window.rootViewController = tunnel
simulation.turn()

tunnel.infoButton.tap()
simulation.finishAnimations()
