// Misuse: an observer that never unsubscribes
//
// As published, Tunnel observes its two maps and never stops. When it goes both observations are
// still on.

import Containers
import Samples

func openAndLeave() {
    let tunnel = TunnelController("tunnel", version: .original)
    window.rootViewController = tunnel
    simulation.turn()
    window.rootViewController = ViewController("next")
    simulation.turn()
}

openAndLeave()
simulation.turn()
