// Tunnel, with hidden children
//
// Here the hidden maps stay children, as tabs do: a memory warning and a rotation reach them, too.

import Containers
import Samples

let tunnel = TunnelController("tunnel")
tunnel.keepsChildren = true
window.rootViewController = tunnel
simulation.turn()

tunnel.infoButton.tap()
simulation.finishAnimations()
simulation.sendMemoryWarning()
window.rotate(to: .landscapeLeft)
simulation.finishAnimations()
tunnel.infoButton.tap()
simulation.finishAnimations()
