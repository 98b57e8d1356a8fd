// Composition: to a picture and back
//
// An image and a list load, each behind a child with a spinner. A row is tapped: the list tells its
// delegate, a coordinator, which pushes the detail; that loads its image and is popped again.

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let redux = ReduxTabBarController("redux")
window.rootViewController = redux
simulation.advance(by: 1)

redux.listViewController?.tapRow(2)
simulation.finishAnimations()
print(redux.coordinatorTree)

redux.containerViewController?.navigationController?.popViewController(animated: true)
simulation.finishAnimations()
print(redux.coordinatorTree)
