// Tunnel, to Beijing
//
// The man is dragged to Beijing, and the other map looks up where one would come out.

import Containers
import Samples

window.resize(to: CGSize(width: 320, height: 460))
let tunnel = TunnelController("tunnel")
window.rootViewController = tunnel
simulation.turn()

tunnel.startMap.drag(to: Coordinate(latitude: 39.9042, longitude: 116.4074))
simulation.finishAnimations()
