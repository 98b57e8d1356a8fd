// A relay in order
//
// The container forwards appearance with begin and end: first its own, then that of an exchange.

import Containers
import Samples

let relay = RelayContainer("relay", ViewController("first"), ViewController("second"))
window.rootViewController = relay
simulation.turn()

relay.exchange()
simulation.turn()
window.rootViewController = nil
simulation.turn()
