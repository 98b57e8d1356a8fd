// A preview that is thrown away
//
// The list makes the controller of the card itself, and so has to know it. When the finger presses
// harder the row counts as tapped: a second controller is made, and its picture loaded once more.
// After "Container View Controllers Redux" (2019).

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let redux = ReduxTabBarController("redux", vendor: .list)
window.rootViewController = redux
simulation.advance(by: 1)

redux.listViewController?.press.begin(row: 1)
simulation.advance(by: 1.2)
redux.listViewController?.press.finish()
simulation.finishAnimations()
