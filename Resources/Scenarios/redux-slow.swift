// Composition: slow network, then offline
//
// The spinners turn for three seconds; then the network is offline, and error children with a retry
// button replace them.

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
simulation.network = Network(latency: 3, isDown: true)
let redux = ReduxTabBarController("redux")
window.rootViewController = redux
simulation.finishAnimations()

simulation.network = .fast
for child in redux.listViewController?.children ?? [] {
    if let error = child as? MessageViewController {
        print(error.message)
        error.button?.tap()
    }
}
simulation.finishAnimations()
