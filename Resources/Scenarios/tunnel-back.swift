// Tunnel: flip and back
//
// The second tap comes when the button is unlocked again, 400 ms after the first.

import Containers
import Samples

window.resize(to: CGSize(width: 320, height: 460))
let tunnel = TunnelController("tunnel")
window.rootViewController = tunnel
simulation.turn()

tunnel.infoButton.tap()
simulation.advance(by: 0.4)
tunnel.infoButton.tap()
simulation.finishAnimations()
