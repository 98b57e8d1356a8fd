// Tunnel without panes
//
// At first the maps were put straight into the root view. A flip turns the view that holds them,
// and with it everything else. After the history of objc.io's Tunnel (2013).

import Containers
import Samples

let tunnel = TunnelController("tunnel", version: .rootViews)
window.rootViewController = tunnel
simulation.turn()

tunnel.infoButton.tap()
simulation.finishAnimations()
