// Misuse: a feedback loop of two maps
//
// Each map of the first Tunnel sent every change to its container, also changes made by the
// container: each map sets the other.

import Containers
import Samples

let tunnel = TunnelController("tunnel", version: .echo)
window.rootViewController = tunnel
simulation.turn()
