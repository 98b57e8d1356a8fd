// Three panes, of which one is set wrongly
//
// The second step of the sample: the panes are children that receive didMove before their views are
// added, and the setter of the third pane shows the second one once more. After Peter Friese's
// UIViewControllerContainmentSample.

import Containers
import Samples

window.resize(to: CGSize(width: 768, height: 1004))
let panes = ThreePaneController("panes", version: .children)
window.rootViewController = panes
simulation.turn()

window.rotate(to: .landscapeLeft)
simulation.finishAnimations()
panes.replacePane(at: .bottomRight)
simulation.turn()
if let third = panes.pane(at: .bottomRight) {
  print(third.name, third.isViewLoaded)
}
print(panes.children.count)
