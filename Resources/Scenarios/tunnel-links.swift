// Tunnel, linked in three ways
//
// The maps notify their container of a drop by an observed property, by a notification, or by a
// delegate: three techniques, and the same places in the end.

import Containers
import Samples

let links: [LocationLink] = [.observation, .notification, .delegate]
for link in links {
    let tunnel = TunnelController("tunnel", link: link)
    window.rootViewController = tunnel
    simulation.turn()
    tunnel.startMap.drag(to: Coordinate(latitude: 39.9, longitude: 116.4))
    simulation.finishAnimations()
    if let place = tunnel.targetMap.currentLocation {
        print("\(place.latitude) \(place.longitude)")
    }
}
