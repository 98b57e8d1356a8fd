// Coordinators, left by the way back
//
// The same steps on a navigation stack, led by a tree of coordinators that is written into the
// trace. Finished coordinators are never released, so that they outlive their screens.

import Containers
import Samples

let stack = NavigationController.coordinated("stack", version: .forgetful)
window.rootViewController = stack
simulation.turn()

if let app = stack.appCoordinator {
  app.beginPost(steps: [.picker, .filter])
  simulation.finishAnimations()
  if let picker = stack.topViewController as? PickerController {
    picker.pick(.desert)
  }
  simulation.finishAnimations()
  print(app.count)

  stack.popToRootViewController(animated: true)
  simulation.finishAnimations()
  print(app.count)
}
