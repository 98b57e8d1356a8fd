// Misuse: two maps that echo
//
// Each map of the first Tunnel told its container of every place, also of those that the container
// had set: one sets the other, which sets the one.

import Containers

let tunnel = TunnelController("tunnel", version: .echo)
window.rootViewController = tunnel
simulation.turn()
