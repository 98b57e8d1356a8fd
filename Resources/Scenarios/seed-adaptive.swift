// Elements that adapt
//
// At 749 points there are three small children in a column, at 750 three large ones. A controller
// presented by a small one is dismissed with it. A change of the axis alone moves no child. After
// Apple's sample AdaptiveElements.

import Containers
import Samples

let adaptive = AdaptiveElementsController("adaptive")
window.rootViewController = adaptive
window.resize(to: CGSize(width: 749, height: 1000))
simulation.turn()

window.resize(to: CGSize(width: 500, height: 320))
simulation.turn()
print(adaptive.elements.count, adaptive.elements[0].name)

if let first = adaptive.elements[0] as? SmallElementController {
  first.open()
}
simulation.finishAnimations()
window.resize(to: CGSize(width: 750, height: 1000))
simulation.finishAnimations()
print(adaptive.presentedViewController == nil)
print(adaptive.elements[0].name, adaptive.elements[0].timesOpened)
