// Image arrives after its controller is gone (unowned)
//
// The detail captures itself as unowned while it waits for its image, and is popped before the
// image arrives. After "Container View Controllers Redux" (2019).

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let redux = ReduxTabBarController("redux", version: .original)
window.rootViewController = redux
simulation.advance(by: 1)

simulation.network = .slow
redux.listViewController?.tapRow(0)
simulation.advance(by: 1)
redux.containerViewController?.navigationController?.popViewController(animated: true)
simulation.finishAnimations()
