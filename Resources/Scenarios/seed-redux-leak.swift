// A coordinator that is never released
//
// Two details are on the stack and leave it together. The coordinator takes the first of their
// class off its list and keeps the second. After "Container View Controllers Redux" (2019).

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let redux = ReduxTabBarController("redux", version: .original)
window.rootViewController = redux
simulation.advance(by: 1)

redux.listViewController?.tapRow(0)
redux.listViewController?.tapRow(1)
simulation.finishAnimations()
print(redux.coordinatorTree)

redux.tap(0)
simulation.finishAnimations()
print(redux.coordinatorTree)
