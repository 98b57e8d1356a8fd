// Tunnel: one flip
//
// Two maps; each shows the other's antipode. A tap on the radar flips both, the lower one a little
// later.

import Containers
import Samples

window.resize(to: CGSize(width: 320, height: 460))
let tunnel = TunnelController("tunnel")
window.rootViewController = tunnel
simulation.turn()

tunnel.infoButton.tap()
simulation.finishAnimations()
