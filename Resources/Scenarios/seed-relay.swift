// A relay as before iOS 5
//
// The container holds references and calls every callback by hand. Today UIKit calls them as well,
// so that each comes twice. After objc.io issue 1 on the time before containment.

import Containers
import Samples

let relay = RelayContainer(
    "relay", ViewController("first"), ViewController("second"), version: .original)
window.rootViewController = relay
simulation.turn()

relay.exchange()
simulation.turn()
