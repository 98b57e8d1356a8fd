// Tunnel, with hidden children
//
// Here the maps stay children when they are turned away, as tabs do: a memory warning and a turn
// of the device reach them, too.

import Containers

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
