// A card, pulled half way
//
// A card over a controller: its handle is tapped, then a finger drags it half way down and lifts,
// and the device is rotated while it is out. The children stay the same two throughout.

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let card = CardViewController("card")
let container = CardContainerViewController("container", main: ViewController("main"), card: card)
window.rootViewController = container
simulation.turn()

card.handle.tap()
simulation.finishAnimations()
print(container.isExpanded, card.view.frame.minY)

window.rotate(to: .landscapeLeft)
simulation.finishAnimations()
print(container.isExpanded, card.view.frame.minY)
